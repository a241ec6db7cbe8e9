/** The title this house gave itself (TITLE), as the server wrote it into the document; null where the product keeps its own. */
export const ownTitle = (): string | null => document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content || null
