/** Downloads a file. A failure is silent, as the specification requires. */
export function saveFile(file: { blob: Blob; name: string }) {
  try {
    const url = URL.createObjectURL(file.blob)
    const link = document.createElement('a')
    link.href = url
    link.download = file.name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  } catch {
    // Silent: the reader sees that no file came.
  }
}
