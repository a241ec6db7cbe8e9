import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { Page } from '@playwright/test'

/*
 * Test videos are generated, not stored: the browser records two short scenes from a canvas, which are joined into one WebM file
 * with padding of any size between them. Seeking to the second scene requires bytes far behind the first.
 */
const ID = {
  header: '1a45dfa3',
  segment: '18538067',
  about: '1549a966',
  scale: '2ad7b1',
  duration: '4489',
  tracks: '1654ae6b',
  cues: '1c53bb6b',
  cue: 'bb',
  cueTime: 'b3',
  cuePlace: 'b7',
  cueTrack: 'f7',
  cueCluster: 'f1',
  cluster: '1f43b675',
  time: 'e7',
  block: 'a3',
  filling: 'ec',
} as const

type Block = { time: number; bytes: Buffer }
type Scene = { header: Buffer; tracks: Buffer; blocks: Block[] }

const sizeOf = (bytes: number) => {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(bytes))
  size[0] = 1

  return size
}

const element = (id: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(id, 'hex'), sizeOf(body.length), body])
}

const whole = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))

  return bytes
}

const float = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)

  return bytes
}

/** The elements of a recording, in order; container elements are entered. */
function* elements(bytes: Buffer): Generator<{ id: string; whole: Buffer; body: Buffer }> {
  for (let at = 0; at < bytes.length; ) {
    const idLength = Math.clz32(bytes[at]!) - 23
    const sizeAt = at + idLength
    const sizeLength = Math.clz32(bytes[sizeAt]!) - 23
    const bodyAt = sizeAt + sizeLength
    const id = bytes.toString('hex', at, sizeAt)
    let size = BigInt(bytes[sizeAt]! & (0xff >> sizeLength))

    for (let i = sizeAt + 1; i < bodyAt; i++) size = (size << 8n) | BigInt(bytes[i]!)

    if (id === ID.segment || id === ID.cluster) {
      at = bodyAt // in live recordings the size is often unknown
      continue
    }

    const end = bodyAt + Number(size)

    yield { id, whole: bytes.subarray(at, end), body: bytes.subarray(bodyAt, end) }
    at = end
  }
}

function sceneOf(recorded: Buffer): Scene {
  const scene: Scene = { header: Buffer.alloc(0), tracks: Buffer.alloc(0), blocks: [] }
  let cluster = 0

  for (const { id, whole: raw, body } of elements(recorded)) {
    if (id === ID.header) scene.header = raw
    if (id === ID.tracks) scene.tracks = raw
    if (id === ID.time) cluster = Number(BigInt(`0x${body.toString('hex')}`))
    if (id === ID.block)
      scene.blocks.push({ time: cluster + body.readInt16BE(1), bytes: Buffer.from(body) })
  }

  if (scene.blocks.length < 10) throw new Error('the browser recorded nothing')

  return scene
}

const clusterOf = (start: number, blocks: readonly Block[]) =>
  element(
    ID.cluster,
    element(ID.time, whole(start)),
    ...blocks.map(({ time, bytes }) => {
      bytes.writeInt16BE(time, 1)
      return element(ID.block, bytes)
    }),
  )

/** Records a canvas for two seconds; the scene starts with a key frame. */
async function record(page: Page, colour: string): Promise<Scene> {
  const base64 = await page.evaluate(async (hue) => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 180

    const pen = canvas.getContext('2d', { alpha: false })!
    const recorder = new MediaRecorder(canvas.captureStream(25), {
      mimeType: 'video/webm;codecs=vp8',
    })
    const parts: Blob[] = []

    recorder.ondataavailable = ({ data }) => parts.push(data)

    const stopped = new Promise((done) => {
      recorder.onstop = done
    })

    recorder.start()

    for (let i = 0; i < 50; i++) {
      pen.fillStyle = hue
      pen.fillRect(0, 0, 320, 180)
      pen.fillStyle = '#fff'
      pen.fillRect(i * 6, 60, 40, 60)
      await new Promise((done) => setTimeout(done, 40))
    }

    recorder.stop()
    await stopped

    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())

    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
  }, colour)

  return sceneOf(Buffer.from(base64, 'base64'))
}

export type Film = {
  path: string
  size: number
  sha256: string
  seconds: number
  secondScene: { seconds: number; at: number }
}

const cue = (time: number, place: number) =>
  element(
    ID.cue,
    element(ID.cueTime, whole(time)),
    element(ID.cuePlace, element(ID.cueTrack, whole(1)), element(ID.cueCluster, whole(place))),
  )

/** Writes a playable video of about `size` bytes; its second scene is at the very end. */
export async function makeFilm(page: Page, path: string, size: number): Promise<Film> {
  const [first, second] = [await record(page, '#1a6fd0'), await record(page, '#1b7f4b')]
  const middle = first.blocks.at(-1)!.time + 40
  const length = middle + second.blocks.at(-1)!.time + 40

  const about = element(
    ID.about,
    element(ID.scale, whole(1_000_000)),
    element(ID.duration, float(length)),
  )

  const clusters = [clusterOf(0, first.blocks), clusterOf(middle, second.blocks)] as const

  const cuesLength = element(ID.cues, cue(0, 0), cue(0, 0)).length
  const firstAt = about.length + first.tracks.length + cuesLength
  const known = firstAt + clusters[0].length + clusters[1].length + first.header.length + 4 + 8
  const padding = Math.max(0, size - known - 9)
  const secondAt = firstAt + clusters[0].length + 9 + padding
  const body = secondAt + clusters[1].length
  const cues = element(ID.cues, cue(0, firstAt), cue(middle, secondAt))
  const hash = createHash('sha256')
  const out = createWriteStream(path)
  let written = 0

  const write = async (bytes: Buffer) => {
    hash.update(bytes)
    written += bytes.length
    if (!out.write(bytes)) await new Promise<void>((done) => out.once('drain', done))
  }

  await write(
    Buffer.concat([
      first.header,
      Buffer.from(ID.segment, 'hex'),
      sizeOf(body),
      about,
      first.tracks,
      cues,
      clusters[0],
    ]),
  )

  await write(Buffer.concat([Buffer.from(ID.filling, 'hex'), sizeOf(padding)]))

  for (let left = padding; left > 0; left -= 1_000_000)
    await write(randomBytes(Math.min(left, 1_000_000)))

  await write(clusters[1])
  out.end()
  await finished(out)

  return {
    path,
    size: written,
    sha256: hash.digest('hex'),
    seconds: length / 1000,
    secondScene: { seconds: middle / 1000, at: written - clusters[1].length },
  }
}
