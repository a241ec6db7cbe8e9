import { questionFlow } from '@residency/contract/areas/questions/bank/question.flow'
import {
  type QuestionContent,
  questionContent,
} from '@residency/contract/areas/questions/bank/question.shape'
import { insertQuestions, type NewQuestion } from '../../areas/questions/bank/insert-questions.ts'
import { advanceMany } from '../../platform/flow/advance-many.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { readSeedFile } from '../../platform/seed-files.ts'
import type { Demo } from '../demo.ts'

const FILES = ['pharmacy', 'laboratory']

type Written = {
  category: string[]
  difficulty: number
  points: string[]
  content: QuestionContent
}

/** Of so many questions one is a draft, and one is retired. */
const [DRAFT_OF, RETIRED_OF] = [15, 40]
/** Questions that somebody wrote a second time, in other words. */
const TWINS = [3, 11]

function writtenIn(name: string): Written[] {
  try {
    const given: Written[] = JSON.parse(readSeedFile(`questions/${name}.json`))
    return given.map((one) => ({ ...one, content: questionContent.parse(one.content) }))
  } catch (e) {
    // an installation may leave out a subject
    if (e instanceof Error && e.message.includes('missing from this installation')) return []
    throw e
  }
}

const twinOf = (one: Written): Written => ({
  ...one,
  content: {
    ...one.content,
    body: { ...one.content.body, stem: `请问：${one.content.body.stem}` },
  },
})

/**
 * Questions of pharmacy and laboratory medicine: most reviewed, some drafts, some retired, and two
 * that are there twice.
 */
export async function fillBankDemo({ ctxOf }: Demo) {
  const written = FILES.flatMap(writtenIn)
  if (written.length === 0) return

  const all = [...written, ...TWINS.flatMap((at) => (written[at] ? [twinOf(written[at])] : []))]
  const categories = await addCategories(ctxOf('bhb'), all)

  const questions = all.map(
    ({ category, ...one }): NewQuestion => ({
      ...one,
      categoryId: categories.get(category.join('/'))!,
      baseId: null,
    }),
  )

  const ids = await insertQuestions(ctxOf('teacher'), questions)

  await move(
    ctxOf('bhb'),
    'review',
    ids.filter((_, at) => at % DRAFT_OF !== DRAFT_OF - 1),
  )

  await move(
    ctxOf('bhb'),
    'retire',
    ids.filter((_, at) => at % RETIRED_OF === RETIRED_OF / 2),
  )
}

/** Adds the categories level by level; answers their ids by the path of names. */
async function addCategories(
  { db }: SignedCtx,
  all: readonly Written[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const deepest = Math.max(...all.map(({ category }) => category.length))

  for (let level = 1; level <= deepest; level++) {
    const paths = [
      ...new Set(
        all
          .filter(({ category }) => category.length >= level)
          .map(({ category }) => category.slice(0, level).join('/')),
      ),
    ]

    const rows = paths.map((path, at) => {
      const parent = path.slice(0, path.lastIndexOf('/'))
      return {
        name: path.slice(path.lastIndexOf('/') + 1),
        parentId: level === 1 ? null : ids.get(parent)!,
        baseId: null,
        place: at + 1,
      }
    })

    const made = await db
      .insertInto('learningQuestionCategories')
      .values(rows)
      .returning(['id', 'name', 'parentId'])
      .execute()

    for (const [at, path] of paths.entries())
      ids.set(
        path,
        made.find(
          ({ name, parentId }) => name === rows[at]!.name && parentId === rows[at]!.parentId,
        )!.id,
      )
  }

  return ids
}

async function move(ctx: SignedCtx, action: 'review' | 'retire', ids: readonly number[]) {
  const rows = await ctx.db
    .selectFrom('learningQuestions')
    .select(['id', 'state'])
    .where('id', 'in', [0, ...ids])
    .execute()

  const records = rows.map((row) => ({ ...row, relations: new Set(['keeper'] as const) }))

  await advanceMany(ctx, questionFlow, action, records, {}, (state, going) =>
    ctx.db
      .updateTable('learningQuestions')
      .set({ state })
      .where('id', 'in', [...going])
      .execute(),
  )
}
