/** Downloads a file by URL under its own name, without loading it into memory. */
export function saveAddress(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/**
 * Opens a window synchronously, as pop-up blockers require, and sets its URL when known. If none
 * may be opened, `blocked` is called; without it the file takes the place of the page.
 */
export async function openInWindow(address: () => Promise<string>, blocked?: () => void) {
  const opened = window.open('', '_blank')
  if (!opened && blocked) return blocked()

  try {
    const url = await address()
    if (opened) opened.location.href = url
    else window.location.href = url
  } catch (error) {
    opened?.close()
    throw error
  }
}
