/** Hands a file to the browser's downloads. A failure is silent: the specification wants no message here. */
export function saveFile(file: { blob: Blob; name: string }) {
  try {
    const url = URL.createObjectURL(file.blob)
    const link = document.createElement('a')
    link.href = url
    link.download = file.name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  } catch {
    // nothing to add: the reader sees that no file came
  }
}
