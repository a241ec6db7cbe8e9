import {
  type QuestionContent,
  questionContent,
} from '@residency/contract/areas/questions/bank/question.shape'
import { questionPlan } from '../../areas/questions/bank/decide-questions.ts'
import { insertQuestions, type NewQuestion } from '../../areas/questions/bank/insert-questions.ts'
import { createCategory } from '../../areas/questions/categories/categories.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { readSeedFile } from '../../platform/seed-files.ts'
import { asPerson, type Demo, decideAll, momentOf } from '../demo.ts'

const FILES = ['pharmacy', 'laboratory']

type DemoQuestion = {
  category: string[]
  difficulty: number
  points: string[]
  content: QuestionContent
}

/** Of so many questions one is a draft, and one is retired. */
const [DRAFT_OF, RETIRED_OF] = [15, 40]

/** Questions that somebody wrote a second time, in other words. */
const DUPLICATED = [3, 11]

function writtenIn(name: string): DemoQuestion[] {
  try {
    const questions: DemoQuestion[] = JSON.parse(readSeedFile(`questions/${name}.json`))
    return questions.map((question) => ({
      ...question,
      content: questionContent.parse(question.content),
    }))
  } catch (e) {
    // an installation may leave out a subject
    if (e instanceof Error && e.message.includes('missing from this installation')) return []
    throw e
  }
}

const duplicateOf = (question: DemoQuestion): DemoQuestion => ({
  ...question,
  content: {
    ...question.content,
    body: { ...question.content.body, stem: `请问：${question.content.body.stem}` },
  },
})

/**
 * Questions of pharmacy and laboratory medicine: most reviewed, some drafts, some retired, and two
 * that are there twice.
 */
export async function fillBankDemo(demo: Demo) {
  const written = FILES.flatMap(writtenIn)
  if (written.length === 0) return

  const office = await asPerson(demo, 'bhb', momentOf(demo, 0))
  const all = [
    ...written,
    ...DUPLICATED.flatMap((at) => (written[at] ? [duplicateOf(written[at])] : [])),
  ]
  const categories = await addCategories(office, all)

  const questions = all.map(
    ({ category, ...question }): NewQuestion => ({
      ...question,
      categoryId: categories.get(category.join('/'))!,
      baseId: null,
    }),
  )

  const ids = await insertQuestions(await asPerson(demo, 'teacher', demo.now), questions)
  const decide = (action: 'review' | 'retire', which: readonly number[]) =>
    decideAll(office, questionPlan, { action, reason: null, ids: which })

  await decide(
    'review',
    ids.filter((_, at) => at % DRAFT_OF !== DRAFT_OF - 1),
  )

  await decide(
    'retire',
    ids.filter((_, at) => at % RETIRED_OF === RETIRED_OF / 2),
  )
}

/** Adds the categories, each after the one above it; answers their ids by the path of names. */
async function addCategories(office: SignedCtx, all: readonly DemoQuestion[]) {
  const ids = new Map<string, number>()
  const paths = new Set(
    all.flatMap(({ category }) => category.map((_, at) => category.slice(0, at + 1).join('/'))),
  )

  for (const path of paths) {
    const [above, name] = [path.slice(0, path.lastIndexOf('/')), path.split('/').at(-1)!]
    const form = { name, parentId: ids.get(above) ?? null, baseId: null }

    ids.set(path, (await createCategory(office, form)).id)
  }

  return ids
}
