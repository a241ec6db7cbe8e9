/** A file the server keeps. `filePath` is its opaque key; `view` says how it can be shown in place, null: it can only be downloaded. */
export type StoredFile = {
  filePath: string
  name: string
  size: number
  type: string
  view: 'image' | 'pdf' | 'video' | 'audio' | null
  createTime?: string
}
