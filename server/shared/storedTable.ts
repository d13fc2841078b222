import { noteChange, noteRead } from './reading.ts';

// Faster than `super`.
const { get, has } = Map.prototype;

/** Records by id. It notes which of them a query reads, and which of them change. */
export class StoredTable<T> extends Map<string, T> {
  override get(id: string): T | undefined {
    noteRead(id);
    return get.call(this, id) as T | undefined;
  }

  override has(id: string): boolean {
    noteRead(id);
    return has.call(this, id);
  }

  override get size(): number {
    noteRead(this);
    return super.size;
  }

  override keys(): MapIterator<string> {
    noteRead(this);
    return super.keys();
  }

  override values(): MapIterator<T> {
    noteRead(this);
    return super.values();
  }

  override entries(): MapIterator<[string, T]> {
    noteRead(this);
    return super.entries();
  }

  override [Symbol.iterator](): MapIterator<[string, T]> {
    return this.entries();
  }

  override forEach(visit: (record: T, id: string, table: Map<string, T>) => void): void {
    noteRead(this);
    super.forEach(visit);
  }

  override set(id: string, record: T): this {
    noteChange(id);
    noteChange(this);
    return super.set(id, record);
  }

  override delete(id: string): boolean {
    noteChange(id);
    noteChange(this);
    return super.delete(id);
  }
}
