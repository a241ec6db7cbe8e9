import { expect, test } from 'vitest'
import { drawnPagesOf, drawPdf, drawSheetBySheet, placeInQueue } from './draw-pdf.ts'
import { factsTable } from './pdf-sheet.ts'

const sheet = (n: number) => ({
  title: `准考证 ${n}`,
  head: '江城大学附属医院',
  foot: '2026 年度招生',
  qr: `https://example.org/${n}`,
  content: [
    factsTable([
      ['姓名', '欧阳静'],
      ['考场', '教学楼 3 层'],
      ['座位', null],
    ]),
    { text: '考生须知', style: 'section' },
  ],
})

test('a sheet is a PDF that carries its Chinese face with it', async () => {
  const pdf = (await drawPdf(sheet(1), 1)).toString('latin1')

  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf).toMatch(/\/BaseFont \/[A-Z]+\+NotoSansSC-Regular/)
  expect(pdf).toMatch(/\/ToUnicode/)
}, 30_000)

test('two are drawn at once, the next wait, and who comes after twelve waiting ones is asked to come again', async () => {
  const many = await Promise.allSettled(
    Array.from({ length: 15 }, (_, i) =>
      drawPdf({ title: '短', head: '', content: [String(i)] }, i),
    ),
  )

  const refused = many.filter((one) => one.status === 'rejected')

  expect(refused).toHaveLength(1)
  expect(refused[0]).toMatchObject({ reason: { def: { key: 'kernel.unavailable' } } })
}, 120_000)

test('an account that asks for many at once leaves the turns to others', async () => {
  const short = (who: number) => drawPdf({ title: '短', head: '', content: ['x'] }, who)
  const many = Promise.allSettled(Array.from({ length: 14 }, () => short(1)))
  const others = await Promise.allSettled([short(2), short(3)])

  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])

  const refused = (await many).filter((one) => one.status === 'rejected')

  expect(refused).toHaveLength(5)
  expect(refused[0]).toMatchObject({ reason: { def: { key: 'kernel.unavailable' } } })
  expect((await short(1)).subarray(0, 5).toString()).toBe('%PDF-')
}, 60_000)

test('a person who waits can see how many are drawn before theirs', async () => {
  const nine = Array.from({ length: 9 }, (_, i) =>
    drawPdf({ title: '短', head: '', content: [String(i)] }, i + 1),
  )

  expect([1, 2, 3, 9, 10].map(placeInQueue)).toEqual([null, null, 2, 8, null])

  await Promise.all(nine)
  expect(placeInQueue(9)).toBeNull()
}, 120_000)

test('a sheet that fails ends neither the queue nor its thread', async () => {
  const [bad, good] = await Promise.allSettled([
    drawPdf({ title: '坏', head: '', content: [{ image: 'data:image/png;base64,AA' }] }, 1),
    drawPdf(sheet(2), 2),
  ])

  expect([bad!.status, good!.status]).toEqual(['rejected', 'fulfilled'])
  expect((await drawPdf(sheet(3), 1)).toString('latin1').slice(0, 5)).toBe('%PDF-')
}, 60_000)

test('a sheet cannot fetch addresses or files of the machine', async () => {
  await expect(
    drawPdf({ title: '外部', head: '', content: [{ image: '/etc/hostname' }] }, 1),
  ).rejects.toThrow()
  await expect(
    drawPdf({ title: '外部', head: '', content: [{ image: 'http://127.0.0.1:9/x.png' }] }, 1),
  ).rejects.toThrow()
}, 30_000)

/** Sheets that count how many of them were asked for. */
function countedSheets(total: number) {
  const counter = { asked: 0 }

  async function* make() {
    while (counter.asked < total) {
      counter.asked += 1
      yield sheet(counter.asked)
    }
  }

  return { counter, sheets: make() }
}

test('a document of many sheets is sent while it is drawn: one sheet is drawn, the next is put together', async () => {
  const TOTAL = 40
  const { counter, sheets } = countedSheets(TOTAL)
  const chunks: Buffer[] = []
  let maxAhead = 0

  for await (const chunk of drawSheetBySheet(sheets, TOTAL, 7)) {
    if (chunks.length < TOTAL)
      expect(drawnPagesOf(7)).toEqual({ done: chunks.length, total: TOTAL })
    chunks.push(chunk)
    maxAhead = Math.max(maxAhead, counter.asked - chunks.length)
  }

  expect(maxAhead).toBe(1)
  expect(drawnPagesOf(7)).toBeNull()

  const pdf = Buffer.concat(chunks).toString('latin1')

  expect(chunks[1]!.length).toBeGreaterThan(0)
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf).toMatch(/\/Type \/Pages[^>]*\/Count 40/)
  expect(pdf.trimEnd().slice(-5)).toBe('%%EOF')
}, 120_000)

test('who stops reading a long document, or whose sheet fails, leaves the turn and the thread to others', async () => {
  for await (const _ of drawSheetBySheet(countedSheets(20).sheets, 20, 8)) break

  expect(drawnPagesOf(8)).toBeNull()

  async function* broken() {
    yield sheet(1)
    yield { title: '坏', head: '', content: [{ image: 'data:image/png;base64,AA' }] }
  }

  const draw = async () => {
    for await (const _ of drawSheetBySheet(broken(), 2, 8)) expect(drawnPagesOf(8)?.done).toBe(0)
  }

  await expect(draw()).rejects.toThrow()

  const two = await Promise.all([drawPdf(sheet(2), 1), drawPdf(sheet(3), 2)])

  expect(two.map((pdf) => pdf.subarray(0, 5).toString())).toEqual(['%PDF-', '%PDF-'])
}, 120_000)
