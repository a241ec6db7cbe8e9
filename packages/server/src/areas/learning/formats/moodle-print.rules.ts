import type { QuestionContent, SimpleQuestion } from '@residency/contract/areas/learning/bank/question.shape'
import { clozeHtml, clozeTags } from './cloze.rules.ts'
import { type FiledQuestion, pairsOf, shareOf, withStars } from './filed-question.rules.ts'
import { escaped, exactHtml, exactValue, LISTED } from './plain-text.rules.ts'
import { type HouseTags, tagsOf } from './tags.rules.ts'

/** A picture's bytes with a name for the file; undefined where they are not to be had. */
export type PictureBytes = (filePath: string) => { name: string; base64: string } | undefined

const plain = (name: string, text: string, more = '') => `<${name} format="plain_text"><text>${escaped(text)}</text>${more}</${name}>`
const html = (name: string, content: string, files = '') => `<${name} format="html"><text>${escaped(content)}</text>${files}</${name}>`
/** Content of an element of a Moodle question, before its tags. */
type Written = { type: string; fields: string; tags: Partial<HouseTags>; stemHtml?: string }

const answer = (share: string, text: string, more = '') => plain('answer', text, more).replace('<answer ', `<answer fraction="${share}" `)

type ByHand = Extract<SimpleQuestion, { kind: 'short' | 'essay' }>
/** Reference answer and rubric as the scorer sees them, in HTML that is read again. */
function graderHtml({ reference, rubric }: Pick<ByHand, 'reference' | 'rubric'>): string {
  const points = rubric.map(({ text, share }) => `<li class="share-${share}">${exactHtml(text)} <b>${share}%</b></li>`).join('')
  return `${reference === null ? '' : `<div class="reference">${exactHtml(reference)}</div>`}${points && `<ol class="rubric">${points}</ol>`}`
}

function blankOf(question: Extract<SimpleQuestion, { kind: 'blank' }>): Written {
  const tags = clozeTags(question)
  const [only] = question.blanks
  if (question.blanks.length > 1 || !only) return { type: 'cloze', fields: '', tags, stemHtml: clozeHtml(question) }
  const { accepted, number, isExactCase } = only
  if (accepted.length === 0 && number)
    return { type: 'numerical', fields: answer('100', String(number.value), `<tolerance>${number.tolerance}</tolerance>`), tags }
  const fields = accepted.map((text) => answer('100', withStars(text))).join('\n')
  return { type: 'shortanswer', fields: `<usecase>${isExactCase ? 1 : 0}</usecase>\n${fields}`, tags }
}

function simpleOf(question: SimpleQuestion): Written {
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const rights = [question.right].flat()
      const [share, wrong] = question.kind === 'single' ? ['100', '0'] : [shareOf(rights.length), '-100']
      const options = question.options.map(({ id, text }) => answer(rights.includes(id) ? share : wrong, text)).join('\n')
      const fields = `<single>${question.kind === 'single'}</single>\n<answernumbering>ABCD</answernumbering>\n${options}`
      return { type: 'multichoice', fields, tags: {} }
    }
    case 'trueFalse': {
      const fields = [true, false].map((truth) => answer(truth === question.right ? '100' : '0', String(truth))).join('\n')
      return { type: 'truefalse', fields, tags: {} }
    }
    case 'blank':
      return blankOf(question)
    case 'matching': {
      const { pairs, order } = pairsOf(question)
      const fields = pairs.map(({ prompt, option }) => plain('subquestion', prompt, `<answer><text>${escaped(option)}</text></answer>`))
      return { type: 'matching', fields: fields.join('\n'), tags: { order } }
    }
    default: {
      const lines = question.kind === 'short' ? 5 : 15
      const fields = `<responseformat>plain</responseformat>\n<responsefieldlines>${lines}</responsefieldlines>\n${html('graderinfo', graderHtml(question))}`
      return { type: 'essay', fields, tags: question.kind === 'short' ? { kind: 'short' } : {} }
    }
  }
}

const nameOf = (stem: string) => `${[...stem.replaceAll(/\s+/g, ' ')].slice(0, 60).join('')}`
/** The pictures below the text: their bytes in the file where they are to be had. */
function picturesOf(pictures: QuestionContent['pictures'], bytesOf: PictureBytes) {
  const shown = pictures.map(({ filePath, alt }) => {
    const bytes = bytesOf(filePath)
    const source = bytes ? `@@PLUGINFILE@@/${encodeURIComponent(bytes.name)}` : `house:${filePath}`
    return {
      image: `<img src="${escaped(source)}" alt="${exactValue(alt)}"/>`,
      file: bytes ? `<file name="${escaped(bytes.name)}" path="/" encoding="base64">${bytes.base64}</file>` : '',
    }
  })
  return { images: `<p class="${LISTED}">${shown.map(({ image }) => image).join('')}</p>`, files: shown.map(({ file }) => file).join('') }
}
type Around = { pictures: QuestionContent['pictures']; explanation: string | null; tags: Partial<HouseTags>; bytesOf: PictureBytes }
function element(stem: string, { type, fields, tags, stemHtml }: Written, around: Around): string {
  const { images, files } = picturesOf(around.pictures, around.bytesOf)
  const isHtml = stemHtml !== undefined || around.pictures.length > 0
  const content = `${stemHtml ?? exactHtml(stem)}${around.pictures.length > 0 ? images : ''}`
  const named = tagsOf({ ...tags, ...around.tags })
  return [
    `<question type="${type}">`,
    `<name><text>${escaped(nameOf(stem))}</text></name>`,
    isHtml ? html('questiontext', content, files) : plain('questiontext', stem),
    ...(around.explanation === null ? [] : [plain('generalfeedback', around.explanation)]),
    `<defaultgrade>${around.tags.weight ?? 1}</defaultgrade>`,
    ...(fields === '' ? [] : [fields]),
    ...(named.length === 0 ? [] : [`<tags>${named.map((tag) => `<tag><text>${escaped(tag)}</text></tag>`).join('')}</tags>`]),
    '</question>',
    '',
  ].join('\n')
}

const NO_BYTES: PictureBytes = () => undefined
/** One question as Moodle XML. What Moodle has no form for stands in tags (docs/decisions/0047). */
export function moodleOf({ content, difficulty, points }: FiledQuestion, bytesOf: PictureBytes = NO_BYTES): string {
  const { body, pictures, explanation } = content
  const own = { difficulty, points }
  if (body.kind !== 'case') return element(body.stem, simpleOf(body), { pictures, explanation, tags: own, bytesOf })
  const head: Written = { type: 'description', fields: '', tags: { caseOf: body.parts.length } }
  const parts = body.parts.map(({ weight, question }) =>
    element(question.stem, simpleOf(question), { pictures: [], explanation: null, tags: { weight }, bytesOf }),
  )
  return element(body.stem, head, { pictures, explanation, tags: own, bytesOf }) + parts.join('')
}

export const MOODLE_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'
export const MOODLE_FOOT = '</quiz>\n'
/** Before the questions of a category. */
export const moodleCategory = (names: readonly string[]) =>
  `<question type="category"><category><text>${escaped(['$course$', 'top', ...names.map((name) => name.replaceAll('/', '//'))].join('/'))}</text></category></question>\n`
