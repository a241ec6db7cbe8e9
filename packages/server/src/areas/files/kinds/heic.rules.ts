const ISPE = Buffer.from('ispe')

/**
 * The largest pixel count claimed by a picture in a HEIC file, from `ispe` boxes in its first
 * bytes; 0 if there is none.
 */
function pixelsClaimed(head: Buffer): number {
  let most = 0
  for (
    let at = head.indexOf(ISPE);
    at >= 0 && at + 16 <= head.length;
    at = head.indexOf(ISPE, at + 4)
  )
    most = Math.max(most, head.readUInt32BE(at + 8) * head.readUInt32BE(at + 12))

  return most
}

// Phones take 24 megapixels by default and up to 48 (8064 x 6048). Conversion to JPEG takes 20
// bytes per pixel, of one picture at a time.
const MAX_PIXELS = 50_000_000

/** Whether a HEIC file states its dimensions and is small enough to decode. */
export function isSoundHeic(file: Buffer): boolean {
  const pixels = pixelsClaimed(file.subarray(0, 1024 * 1024))
  return pixels > 0 && pixels <= MAX_PIXELS
}
