/**
 * Whether the browser has every function that missing-methods.ts adds, judged by the newest of each
 * object.
 */
const isComplete = () =>
  'with' in Array.prototype &&
  'at' in String.prototype &&
  'hasOwn' in Object &&
  'timeout' in AbortSignal

/**
 * Adds the library functions that an old browser lacks; the others load nothing. To be awaited
 * before anything else runs.
 */
export async function completeBrowser(): Promise<void> {
  if (!isComplete()) await import('./missing-methods.ts')
}
