/**
 * The library that reads and draws pictures: 15 MB of memory, so it is loaded when the first
 * picture needs it.
 */
export const loadSharp = async () => (await import('sharp')).default
