/**
 * What may change without the reader's doing: the windows of a reader read the calls below such a
 * path again when the server announces it (docs/decisions/0047).
 */
export const livePaths = [
  '/messages/notices',
  '/api/v1/informs',
  '/api/v1/ownInforms',
  '/api/v1/news',
  '/api/v1/collections',
  '/api/v1/collectionItems',
  '/api/v1/ownCollections',
] as const

export type LivePath = (typeof livePaths)[number]
