import { defaultFieldResolver, getNamedType, isObjectType, type GraphQLSchema } from 'graphql';

/** The fields of an amount whose number has another name. */
const numbers: Readonly<Record<string, string>> = { 'Gig.priceMoney': 'startingPrice' };

/** All prices are in US dollars. */
const usd = (amount: number | null) =>
  amount === null ? null : { amount: amount.toFixed(2), currency: 'USD' };

/** Resolves each field of the type Money by the number that has its name without the suffix `Money`. */
export function resolveMoney(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const fields = type.getFields();
    for (const field of Object.values(fields)) {
      if (getNamedType(field.type).name !== 'Money') continue;
      const name = numbers[`${type.name}.${field.name}`] ?? field.name.replace(/Money$/, '');
      const number = fields[name];
      if (!number) throw new Error(`${type.name}.${field.name} needs the field '${name}'.`);
      const read = number.resolve ?? defaultFieldResolver;
      field.resolve = (parent, _args, context, info) =>
        usd(read(parent, {}, context, { ...info, fieldName: name }) as number | null);
    }
  }
}
