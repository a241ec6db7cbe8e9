import { buffer } from 'node:stream/consumers'
import { paperErrors as errors } from '@residency/contract/areas/questions/papers/access'
import type { PaperPrint } from '@residency/contract/areas/questions/papers/paper.contract'
import { paperFlow } from '@residency/contract/areas/questions/papers/paper.flow'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { loadSharp } from '../../../platform/load-sharp.ts'
import { drawPdf } from '../../../platform/pdf/draw-pdf.ts'
import { findHospital } from '../../organisation/organisation.public.ts'
import { findContents, findPictureFiles } from '../papers/item.queries.ts'
import { visiblePapers } from '../papers/paper.policy.ts'
import { findPaper, sectionsOf } from '../papers/paper.queries.ts'
import { findWithheldItems } from '../papers/present-paper.ts'
import { printedAnswerSheet } from './printed-answer-sheet.ts'
import { printedKey } from './printed-key.ts'
import { type PrintablePaper, printedPaper } from './printed-paper.ts'
import type { PrintedPictures } from './printed-question.ts'

const WIDEST = 900

/** The paper, its answer sheet or its key as PDF. */
export async function printPaper(
  ctx: SignedCtx,
  { id, print }: { id: number; print: PaperPrint },
): Promise<Binary> {
  const p = found(await findPaper(ctx.db, visiblePapers(ctx), id))
  if (p.items === 0) throw fail(errors.paperEmpty)

  const [contents, hospital] = await Promise.all([findContents(ctx.db, id), findHospital(ctx.db)])
  const withheld = await findWithheldItems(ctx, contents)
  const [why] = withheld.values()
  if (why !== undefined) throw fail(errors.paperHeldBack, { why })

  const items = contents.map((content, at) => ({ ...content, number: at + 1 }))

  const it: PrintablePaper = {
    title: p.title,
    note: p.note,
    form: p.form,
    hospital,
    passPercent: p.passPercent,
    sections: sectionsOf(p).map((section, index) => ({
      ...section,
      items: items.filter((item) => item.section === index),
    })),
  }

  const sheets = {
    paper: async () => printedPaper(ctx.language, it, await readPictures(ctx, contents)),
    sheet: async () => printedAnswerSheet(ctx.language, it),
    key: async () => printedKey(ctx.language, it),
  }

  const sheet = await sheets[print]()
  const body = await drawPdf(sheet, ctx.actor.userId)

  await ctx.audit({
    action: 'learning.paper.print',
    entity: paperFlow.name,
    entityId: id,
    detail: { print },
  })

  return {
    filename: `${sheet.title}.pdf`,
    type: 'application/pdf',
    body,
    inline: true,
    headers: { 'cache-control': 'private, no-store' },
  }
}

/**
 * Pictures in the size of print; one whose bytes are lost or that is no picture is left out, and
 * the sheet says so.
 */
async function readPictures(
  ctx: SignedCtx,
  items: readonly { content: { pictures: readonly { filePath: string }[] } }[],
): Promise<PrintedPictures> {
  const keys = items.flatMap(({ content }) => content.pictures.map(({ filePath }) => filePath))
  const printed = new Map<string, string | null>()

  for (const { key, storedAs, size } of await findPictureFiles(ctx.db, keys)) {
    try {
      const bytes = await buffer(ctx.services.blobs.read(storedAs, size))
      const drawn = (await loadSharp())(bytes)
        .rotate()
        .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
      const small = await drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 86 }).toBuffer()

      printed.set(key, `data:image/jpeg;base64,${small.toString('base64')}`)
    } catch {
      printed.set(key, null)
    }
  }

  return printed
}
