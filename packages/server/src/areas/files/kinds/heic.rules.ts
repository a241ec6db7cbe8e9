const ISPE = Buffer.from('ispe')

/**
 * The largest pixel count claimed by a picture in a HEIC file, from `ispe` boxes in its first
 * bytes; 0 without such a box.
 */
function pixelsClaimed(head: Buffer): number {
  let maxPixels = 0
  for (
    let offset = head.indexOf(ISPE);
    offset >= 0 && offset + 16 <= head.length;
    offset = head.indexOf(ISPE, offset + 4)
  )
    maxPixels = Math.max(maxPixels, head.readUInt32BE(offset + 8) * head.readUInt32BE(offset + 12))

  return maxPixels
}

// Phones take 24 megapixels by default and up to 48 (8064 x 6048). Conversion to JPEG takes 20
// bytes per pixel, of one picture at a time.
const MAX_PIXELS = 50_000_000

/** Whether a HEIC file states its dimensions and is small enough to decode. */
export function isValidHeic(file: Buffer): boolean {
  const pixels = pixelsClaimed(file.subarray(0, 1024 * 1024))
  return pixels > 0 && pixels <= MAX_PIXELS
}
