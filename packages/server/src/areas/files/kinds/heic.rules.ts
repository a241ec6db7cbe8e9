const ISPE = Buffer.from('ispe')

/** The most pixels any picture in a HEIC file claims to have, by its `ispe` boxes in the first bytes; 0 where there is none. */
function pixelsClaimed(head: Buffer): number {
  let most = 0
  for (let at = head.indexOf(ISPE); at >= 0 && at + 16 <= head.length; at = head.indexOf(ISPE, at + 4))
    most = Math.max(most, head.readUInt32BE(at + 8) * head.readUInt32BE(at + 12))
  return most
}

// Drawing it as JPEG takes 20 bytes a pixel in a thread of its own: 24 million are what telephones take unasked
const MAX_PIXELS = 26_000_000
/** Whether a HEIC file says how large its pictures are, and may be opened. */
export function isSoundHeic(file: Buffer): boolean {
  const pixels = pixelsClaimed(file.subarray(0, 1024 * 1024))
  return pixels > 0 && pixels <= MAX_PIXELS
}
