const types = ['image/png', 'image/jpeg', 'image/webp'];
const largest = 5 * 1024 * 1024;

/** Whether the file really is the picture that its name says. */
async function isPicture(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** What keeps a file from being the picture of a post; null for nothing. */
export async function pictureFault(file: File): Promise<string | null> {
  if (!types.includes(file.type)) return 'Choose a PNG, JPG or WEBP picture.';
  if (file.size > largest) return 'Choose a picture of at most 5 MB.';
  return (await isPicture(file)) ? null : 'This file cannot be read as a picture. Choose another one.';
}
