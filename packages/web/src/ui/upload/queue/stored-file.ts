/**
 * A stored file. `filePath` is its opaque key; `view` is its preview type, null if it can only be
 * downloaded.
 */
export type StoredFile = {
  filePath: string
  name: string
  size: number
  type: string
  view: 'image' | 'pdf' | 'video' | 'audio' | null
  createTime?: string
}
