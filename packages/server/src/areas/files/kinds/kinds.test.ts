import { PURPOSES, type Purpose } from '@residency/contract/areas/files/upload.contract'
import { kernelWords } from '@residency/contract/kernel'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  heic,
  jpegWithPlace,
  mp4,
  pdf,
  png,
  seededBytes,
  sheetParts,
  xlsx,
} from '../../../testing/files/file-samples.ts'
import { zipArchive } from '../../../testing/files/zip-archive.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { fileName } from '../upload/file-name.rules.ts'
import { kindClaimedBy, sentTypeOf, viewOf } from './file-kinds.ts'
import { findKind } from './find-kind.ts'
import { isValidHeic } from './heic.rules.ts'

const server = await openServer()

const kindOf = (bytes: Buffer, name: string) =>
  findKind({ head: bytes, tail: bytes.subarray(-1024 * 1024), size: bytes.length, name })

const upload = async (purpose: Purpose, filename: string, content: Buffer, who = 'student') => {
  const caller = await server.as(who)
  return {
    caller,
    reply: await caller.form(`/fileOperation/attachment?purpose=${purpose}`, {
      file: { filename, content },
    }),
  }
}

const storedOf = async (...input: Parameters<typeof upload>) => {
  const { caller, reply } = await upload(...input)
  expect(reply).toMatchObject({ status: 200 })

  return (
    await caller.get(`/fileOperation?filePath=${(reply.data as { filePath: string }).filePath}`)
  ).body
}

const PAGE = '<html><body><script>alert(1)</script></body></html>'

describe('the kind of a file is found from its bytes', () => {
  test.each([
    ['a.txt', 'png', () => png()],
    ['a.pdf', 'jpg', () => jpegWithPlace()],
    ['a.jpg', 'pdf', () => pdf()],
    ['IMG_1.JPG', 'heic', () => heic()],
    ['a.bin', 'mp4', () => mp4(500)],
    ['a.zip', 'xlsx', () => xlsx()],
    ['x.docx', 'docx', () => zipArchive({ '[Content_Types].xml': 'x', 'word/document.xml': 'x' })],
    [
      'x.docx',
      'pptx',
      () => zipArchive({ '[Content_Types].xml': 'x', 'ppt/presentation.xml': 'x' }),
    ],
    ['x.pages', 'pages', () => zipArchive({ 'Index/Document.iwa': 'x' })],
    [
      'x.epub',
      'epub',
      () => zipArchive({ mimetype: 'application/epub+zip', 'META-INF/container.xml': 'x' }),
    ],
    [
      'x.doc',
      'doc',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    ],
    ['报表.csv', 'csv', () => Buffer.from('姓名,电话\n张三,1')],
    ['gbk.txt', 'txt', () => Buffer.from('d0d5c3fb', 'hex')],
    ['BMI.txt', 'txt', () => Buffer.from('BMI report of 2026')],
  ])('%s is a %s', async (name, kind, make) => expect(await kindOf(await make(), name)).toBe(kind))

  test.each([
    ['a page named .pdf', 'a.pdf', Buffer.from(PAGE)],
    ['a page named .txt', 'a.txt', Buffer.from(`\ufeff  ${PAGE}`)],
    ['a page inside a text', 'a.txt', Buffer.from(`hello\n${PAGE}`)],
    [
      'an SVG named .png',
      'a.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['an SVG with an XML head', 'a.txt', Buffer.from('<?xml version="1.0"?><svg/>')],
    ['a PDF that is a page too', 'a.pdf', Buffer.from(`%PDF-1.4\n${PAGE}\n%%EOF`)],
    ['a PDF that is a zip too', 'a.pdf', Buffer.concat([pdf(), zipArchive({ 'evil.html': PAGE })])],
    [
      'a HEIC that is a zip too',
      'a.heic',
      Buffer.concat([heic(), zipArchive({ 'evil.html': PAGE })]),
    ],
    ['a plain zip', 'a.zip', zipArchive({ 'a.txt': 'x' })],
    ['a zip named .docx', 'a.docx', zipArchive({ 'a.txt': 'x' })],
    [
      'a workbook with parts outside itself',
      'a.xlsx',
      zipArchive({ ...sheetParts(), '../../evil': 'x' }),
    ],
    ['a program', 'a.pdf', Buffer.concat([Buffer.from('MZ'), seededBytes(2000)])],
    ['noise named .mp4', 'a.mp4', Buffer.concat([Buffer.alloc(4, 1), seededBytes(4000)])],
    ['noise named .txt', 'a.txt', Buffer.from([0, 1, 2, 3, 255])],
    ['one byte', 'a.pdf', Buffer.from('x')],
  ])('%s may be uploaded by nobody', async (_name, name, bytes) =>
    expect(await kindOf(bytes, name)).toBeUndefined(),
  )

  test('every extension of every purpose is a kind we know', () => {
    for (const { extensions } of Object.values(PURPOSES))
      for (const extension of extensions)
        expect(kindClaimedBy(`x.${extension}`), extension).toBeDefined()
  })
})

describe('a file name', () => {
  test.each([
    ['报告.pdf', 'pdf', '报告.pdf'],
    ['照片.JPEG', 'jpg', '照片.JPEG'],
    ['evil.html', 'pdf', 'evil.pdf'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['C:\\temp\\a.pdf', 'pdf', 'a.pdf'],
    ['\u202egnp.exe', 'png', 'gnp.png'],
    ['a\u0000b\r\nc.pdf', 'pdf', 'abc.pdf'],
    ['.htaccess', 'txt', 'file.txt'],
    ['   ', 'png', 'file.png'],
    ['a\ud800.pdf', 'pdf', 'a\ufffd.pdf'],
    [`${'长'.repeat(500)}.pdf`, 'pdf', `${'长'.repeat(150)}.pdf`],
  ] as const)('%s of kind %s is stored as %s', (input, kind, storedAs) =>
    expect(fileName(input, kind)).toBe(storedAs),
  )
})

describe('pictures', () => {
  test('lose the place where they were taken, the camera and trailing data', async () => {
    const photo = Buffer.concat([await jpegWithPlace(), Buffer.from(PAGE)])

    expect((await sharp(photo).metadata()).exif).toBeDefined()

    const stored = await storedOf('attachment', 'IMG_1.jpg', photo)
    const metadata = await sharp(stored).metadata()

    expect(metadata).toMatchObject({ format: 'jpeg', width: 300, height: 200 })
    expect(metadata.exif).toBeUndefined()
    expect(stored.includes('CanaryPhone')).toBe(false)
    expect(stored.includes('<script>')).toBe(false)
  })

  test('a small file that promises many pixels costs no memory', async () => {
    const plain = sharp({
      create: { width: 8000, height: 8000, channels: 3, background: '#345678' },
      limitInputPixels: false,
    })

    const large = await plain.jpeg({ progressive: true }).toBuffer()
    const before = process.memoryUsage().rss

    expect((await upload('attachment', '扫描件.jpg', large)).reply).toMatchObject({
      status: 200,
      data: { size: large.length },
    })

    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })

  test('a PNG keeps its size, its kind and its transparency', async () => {
    const stored = await storedOf(
      'image',
      'a.png',
      Buffer.concat([await png(120), zipArchive({ 'evil.html': PAGE })]),
    )

    expect(await sharp(stored).metadata()).toMatchObject({
      format: 'png',
      width: 120,
      hasAlpha: true,
    })

    expect(stored.includes('evil.html')).toBe(false)
  })

  test('a header that promises 50,000 by 50,000 pixels is refused before a pixel is unpacked', async () => {
    const flood = await png()
    flood.writeUInt32BE(50_000, 16)
    flood.writeUInt32BE(50_000, 20)

    const before = process.memoryUsage().rss

    expect((await upload('attachment', 'flood.png', flood)).reply).toMatchObject({
      status: 400,
      msg: '图片无法打开，请换一张',
    })

    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  test('a HEIC of 48 megapixels, as phones take them, is taken', () => {
    const picture = heic()
    picture.writeUInt32BE(8064, picture.indexOf('ispe') + 8)
    picture.writeUInt32BE(6048, picture.indexOf('ispe') + 12)
    expect(isValidHeic(picture)).toBe(true)
  })

  test('a HEIC that promises 50,000 by 50,000 pixels, or does not say, is refused', () => {
    const flood = heic()

    expect(isValidHeic(flood)).toBe(true)

    flood.writeUInt32BE(50_000, flood.indexOf('ispe') + 8)
    flood.writeUInt32BE(50_000, flood.indexOf('ispe') + 12)
    expect(isValidHeic(flood)).toBe(false)
    expect(isValidHeic(Buffer.from('ftypheic without a size'))).toBe(false)
  })

  test('one that is cut off is refused', async () => {
    const photo = await jpegWithPlace()
    expect(
      (await upload('attachment', 'a.jpg', photo.subarray(0, photo.length / 2))).reply,
    ).toMatchObject({ status: 400 })
  })
})

describe('a sheet', () => {
  test('that is one is accepted', async () =>
    expect((await storedOf('sheet', '名单.xlsx', xlsx())).equals(xlsx())).toBe(true))
  const bomb = zipArchive({
    ...sheetParts(),
    'xl/worksheets/sheet2.xml': Buffer.alloc(300 * 1024 * 1024, ' '),
  })

  test.each([
    ['a bomb of 300 MB in 300 KB', bomb],
    [
      'a bomb that claims to be small',
      zipArchive(
        { ...sheetParts(), 'xl/worksheets/sheet2.xml': Buffer.alloc(9_000_000, ' ') },
        { 'xl/worksheets/sheet2.xml': 10 },
      ),
    ],
    [
      'entities',
      zipArchive(
        sheetParts(
          '<!DOCTYPE x [<!ENTITY xxe SYSTEM "file:///etc/passwd">]><row><c>&xxe;</c></row>',
        ),
      ),
    ],
    [
      'entities in two bytes a letter',
      zipArchive({
        ...sheetParts(),
        'xl/styles.xml': Buffer.from('\ufeff<!DOCTYPE x [<!ENTITY a "b">]>', 'utf16le'),
      }),
    ],
    ['macros', zipArchive({ ...sheetParts(), 'xl/vbaProject.bin': 'x' })],
    ['parts outside itself', zipArchive({ ...sheetParts(), '../evil.xml': 'x' })],
    ['a text document', zipArchive({ '[Content_Types].xml': 'x', 'word/document.xml': 'x' })],
  ])('with %s is refused, under a memory cap', async (_name, content) => {
    const before = process.memoryUsage().rss

    expect((await upload('sheet', '名单.xlsx', content)).reply).toMatchObject({
      status: 415,
      msg: kernelWords['zh-cn'].errors.sheetUnreadable,
    })

    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })
})

describe('papers of a guide', () => {
  test.each([
    ['pages', '<p>'],
    ['drawings', '<svg/>'],
  ])('%s are refused', async (_name, text) => {
    expect((await upload('guide', 'a.html', Buffer.from(text), 'admin')).reply).toMatchObject({
      status: 415,
    })
    expect((await upload('guide', 'a.txt', Buffer.from(text), 'admin')).reply).toMatchObject({
      status: 415,
    })
  })
  test('texts are taken, and are never shown in place', async () => {
    const { caller, reply } = await upload('guide', '说明.txt', Buffer.from('第一步'), 'admin')

    expect(reply).toMatchObject({ status: 200, data: { name: '说明.txt', view: null } })

    const read = await caller.get(
      `/fileOperation?inline=1&filePath=${(reply.data as { filePath: string }).filePath}`,
    )

    expect(read.headers['content-disposition']).toMatch(/^attachment;/)
  })
})

test('a file is sent with the type found in its bytes; only where that is unknown does its name decide', () => {
  const unknown = 'application/octet-stream'

  expect(
    ['a.svg', 'a.TAR', 'a.zip', 'a.7z', 'a.docx', 'a.exe', 'a'].map((name) =>
      sentTypeOf(name, unknown),
    ),
  ).toEqual([
    'image/svg+xml',
    'application/x-tar',
    'application/zip',
    'application/x-7z-compressed',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    unknown,
    unknown,
  ])

  expect(sentTypeOf('a.svg', 'application/pdf')).toBe('application/pdf')
  expect(viewOf(sentTypeOf('a.svg', unknown)), 'never inline').toBeNull()
})
