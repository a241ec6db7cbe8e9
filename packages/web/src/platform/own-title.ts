/**
 * The title of this installation (TITLE), written into the document by the server; null for the
 * default.
 */
export const ownTitle = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content || null
