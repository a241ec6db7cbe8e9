import { randomBytes } from 'node:crypto'

type Part = string | { filename: string; content: Buffer; type?: string }

/** Body and headers of a multipart form as a browser writes it. */
export function multipartBody(parts: Record<string, Part>) {
  const boundary = `----test${randomBytes(12).toString('hex')}`
  const chunks: Buffer[] = []

  for (const [name, part] of Object.entries(parts)) {
    const isFile = typeof part !== 'string'
    const disposition = `form-data; name="${name}"${isFile ? `; filename="${part.filename}"` : ''}`
    const type = isFile ? `\r\nContent-Type: ${part.type ?? 'application/octet-stream'}` : ''

    chunks.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: ${disposition}${type}\r\n\r\n`),
      isFile ? part.content : Buffer.from(part),
      Buffer.from('\r\n'),
    )
  }

  chunks.push(Buffer.from(`--${boundary}--\r\n`))

  return {
    payload: Buffer.concat(chunks),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
