/** Hands an address of a file to the browser's downloads, which keep it out of memory however large it is, under its own name. */
export function saveAddress(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Opens a window at once, as only a press of a button may, and sends it to the address once that is known. */
export async function openInWindow(address: Promise<string>) {
  const opened = window.open('', '_blank')
  try {
    const url = await address
    if (opened) opened.location.href = url
    else window.location.href = url
  } catch (error) {
    opened?.close()
    throw error
  }
}
