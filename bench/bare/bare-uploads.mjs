// The baseline for uploads: a bare HTTP server that only writes the received bytes to the given
// position.
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'

const [path, port] = process.argv.slice(2)
const file = await open(path, 'w')

createServer(async (req, res) => {
  let at = Number(req.url.slice(1))
  if (req.method === 'POST')
    for await (const piece of req) {
      await file.write(piece, 0, piece.length, at)
      at += piece.length
    }

  res.end('ok')
}).listen(Number(port), '127.0.0.1')
