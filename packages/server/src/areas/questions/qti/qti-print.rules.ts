import type {
  QuestionBody,
  QuestionContent,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { BLANK, type FiledQuestion } from '../formats/filed-question.rules.ts'
import { escaped, exactHtml, exactValue, LISTED } from '../markup/plain-text.rules.ts'

const QTI = 'http://www.imsglobal.org/xsd/imsqti_v2p1'
const TEMPLATES = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates'

/** A way to score a response: by its mapping, by equality, or as a number within a tolerance. */
type Response = {
  id: string
  declared: string
  by: 'map' | 'match' | 'equal' | 'hand'
  tolerance?: number
  weight: number
}

/**
 * A question as a part of an item: its prompt, the rubric for those who score it, and the responses
 * it takes.
 */
type QtiParts = { prompt: string; rubric?: string; responses: Response[] }

/**
 * Names the response that a rubric is about: the standard allows rubrics below the body only,
 * not within a part.
 */
export const rubricClass = (responseIdentifier: string) => `about-${responseIdentifier}`

const values = (all: readonly string[], sentence = '') =>
  `<correctResponse${sentence && ` interpretation="${exactValue(sentence)}"`}>${all.map((value) => `<value>${escaped(value)}</value>`).join('')}</correctResponse>`

const declared = (id: string, cardinality: string, type: string, inside: string) =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${type}">${inside}</responseDeclaration>`

const stemOf = (text: string) => `<div class="stem">${exactHtml(text)}</div>`

/** A choice; `options` by their identifiers. */
function choice(
  id: string,
  stem: string,
  options: readonly (readonly [string, string])[],
  right: readonly string[],
  isSingle: boolean,
): QtiParts {
  const choices = options
    .map(([name, text]) => `<simpleChoice identifier="${name}">${exactHtml(text)}</simpleChoice>`)
    .join('')

  return {
    prompt: `${stemOf(stem)}<choiceInteraction responseIdentifier="${id}" shuffle="false" maxChoices="${isSingle ? 1 : 0}">${choices}</choiceInteraction>`,
    responses: [
      {
        id,
        declared: declared(id, isSingle ? 'single' : 'multiple', 'identifier', values(right)),
        by: 'match',
        weight: 1,
      },
    ],
  }
}

type Blank = Extract<QuestionBody, { kind: 'blank' }>

function gapOf(id: string, { accepted, number, isExactCase }: Blank['blanks'][number]): Response {
  if (accepted.length === 0 && number)
    return {
      id,
      weight: 1,
      by: 'equal',
      tolerance: number.tolerance,
      declared: declared(
        id,
        'single',
        'float',
        values([String(number.value)], isExactCase ? 'exact' : ''),
      ),
    }

  const entries = accepted
    .map(
      (text) =>
        `<mapEntry mapKey="${exactValue(text)}" mappedValue="1" caseSensitive="${isExactCase}"/>`,
    )
    .join('')

  const sentence = number ? `${number.value}\u00b1${number.tolerance}` : ''

  return {
    id,
    weight: 1,
    by: 'map',
    declared: declared(
      id,
      'single',
      'string',
      `${values(accepted.slice(0, 1), sentence)}<mapping defaultValue="0">${entries}</mapping>`,
    ),
  }
}

function blanks(id: string, { stem, blanks: fields }: Blank): QtiParts {
  const texts = stem.split(/_{3,}/)
  const marks = stem.match(/_{3,}/g) ?? []
  const nameOf = (at: number) => (fields.length === 1 ? id : `${id}_${at + 1}`)
  const gap = (at: number) =>
    `${marks[at] === BLANK ? '' : (marks[at] ?? '')}<textEntryInteraction responseIdentifier="${nameOf(at)}"/>`
  const html = texts
    .map((text, at) => exactHtml(text) + (at < fields.length ? gap(at) : ''))
    .join('')

  return {
    prompt: `<div class="stem">${html}</div>`,
    responses: fields.map((field, at) => gapOf(nameOf(at), field)),
  }
}

function matching(
  id: string,
  { stem, options, prompts }: Extract<QuestionBody, { kind: 'matching' }>,
): QtiParts {
  const sets = [
    prompts.map(
      (prompt) =>
        `<simpleAssociableChoice identifier="P_${prompt.id}" matchMax="1">${exactHtml(prompt.text)}</simpleAssociableChoice>`,
    ),
    options.map(
      (option) =>
        `<simpleAssociableChoice identifier="C_${option.id}" matchMax="0">${exactHtml(option.text)}</simpleAssociableChoice>`,
    ),
  ]

  const inside = sets.map((set) => `<simpleMatchSet>${set.join('')}</simpleMatchSet>`).join('')
  const right = prompts.map((prompt) => `P_${prompt.id} C_${prompt.right}`)

  return {
    prompt: `${stemOf(stem)}<matchInteraction responseIdentifier="${id}" shuffle="false" maxAssociations="${prompts.length}">${inside}</matchInteraction>`,
    responses: [
      {
        id,
        declared: declared(id, 'multiple', 'directedPair', values(right)),
        by: 'match',
        weight: 1,
      },
    ],
  }
}

function byHand(
  id: string,
  { kind, stem, reference, rubric }: Extract<SimpleQuestion, { kind: 'short' | 'essay' }>,
): QtiParts {
  const points = rubric
    .map(({ text, share }) => `<li class="share-${share}">${exactHtml(text)}</li>`)
    .join('')
  const scoring = `${reference === null ? '' : `<div class="reference">${exactHtml(reference)}</div>`}${points && `<ol class="rubric">${points}</ol>`}`
  const lines = kind === 'short' ? 5 : 15

  return {
    prompt: `${stemOf(stem)}<extendedTextInteraction class="${kind}" responseIdentifier="${id}" expectedLines="${lines}"/>`,
    rubric:
      scoring && `<rubricBlock class="${rubricClass(id)}" view="scorer">${scoring}</rubricBlock>`,
    responses: [{ id, declared: declared(id, 'single', 'string', ''), by: 'hand', weight: 1 }],
  }
}

function simple(id: string, question: SimpleQuestion): QtiParts {
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const options = question.options.map((option) => [`C_${option.id}`, option.text] as const)
      return choice(
        id,
        question.stem,
        options,
        [question.right].flat().map((right) => `C_${right}`),
        question.kind === 'single',
      )
    }
    case 'trueFalse':
      return choice(
        id,
        question.stem,
        [
          ['true', 'True'],
          ['false', 'False'],
        ],
        [String(question.right)],
        true,
      )
    case 'blank':
      return blanks(id, question)
    case 'matching':
      return matching(id, question)
    default:
      return byHand(id, question)
  }
}

function whole(body: QuestionBody): QtiParts {
  if (body.kind !== 'case') return simple('RESPONSE', body)

  const parts = body.parts.map(({ id, weight, question }) => {
    const { prompt, rubric = '', responses } = simple(`RESPONSE_${id}`, question)
    return {
      prompt: `<div class="part weight-${weight}">${prompt}</div>${rubric}`,
      responses: responses.map((response) => ({ ...response, weight })),
    }
  })

  return {
    prompt: stemOf(body.stem) + parts.map(({ prompt }) => prompt).join(''),
    responses: parts.flatMap(({ responses }) => responses),
  }
}

const added = (value: string) =>
  `<setOutcomeValue identifier="SCORE"><sum><variable identifier="SCORE"/>${value}</sum></setOutcomeValue>`

function scored({ id, by, weight, tolerance }: Response): string {
  const points = `<baseValue baseType="float">${weight}</baseValue>`
  if (by === 'map') return added(`<product>${points}<mapResponse identifier="${id}"/></product>`)
  if (by === 'hand') return ''

  const both = `<variable identifier="${id}"/><correct identifier="${id}"/>`

  const isRight =
    by === 'equal'
      ? `<equal toleranceMode="absolute" tolerance="${tolerance} ${tolerance}">${both}</equal>`
      : `<match>${both}</match>`

  return `<responseCondition><responseIf>${isRight}${added(points)}</responseIf></responseCondition>`
}

function processing(responses: readonly Response[]): string {
  const [only] = responses
  if (responses.length === 1 && (only!.by === 'match' || only!.by === 'map'))
    return `<responseProcessing template="${TEMPLATES}/${only!.by === 'match' ? 'match_correct' : 'map_response'}"/>`

  return `<responseProcessing>${responses.map(scored).join('')}</responseProcessing>`
}

const outcome = (id: string, type: string, value = '') =>
  `<outcomeDeclaration identifier="${id}" cardinality="single" baseType="${type}">${value}</outcomeDeclaration>`

const picturesOf = (
  pictures: QuestionContent['pictures'],
  sourceOf: (filePath: string) => string,
) =>
  pictures.length === 0
    ? ''
    : `<p class="${LISTED}">${pictures.map(({ filePath, alt }) => `<img src="${exactValue(sourceOf(filePath))}" alt="${exactValue(alt)}"/>`).join('')}</p>`

/** Where a picture is, for an item without a package: only this product knows it. */
const localSource = (filePath: string) => `house:${filePath}`

/**
 * One question as an assessment item of QTI 2.1; difficulty, knowledge points and category are in
 * the manifest.
 */
export function qtiItemOf(
  { content }: FiledQuestion,
  identifier: string,
  sourceOf = localSource,
): string {
  const { prompt, rubric = '', responses } = whole(content.body)
  const title = [...content.body.stem.replaceAll(/\s+/g, ' ')].slice(0, 60).join('')
  const feedbackShown = content.explanation === null ? '' : exactHtml(content.explanation)

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<assessmentItem xmlns="${QTI}" identifier="${identifier}" title="${exactValue(title)}" adaptive="false" timeDependent="false">`,
    ...responses.map((response) => response.declared),
    outcome('SCORE', 'float', '<defaultValue><value>0</value></defaultValue>'),
    ...(feedbackShown === '' ? [] : [outcome('FEEDBACK', 'identifier')]),
    `<itemBody>${prompt}${rubric}${picturesOf(content.pictures, sourceOf)}</itemBody>`,
    processing(responses),
    // hidden only if FEEDBACK were this name, which nothing sets: so it is always shown
    ...(feedbackShown === ''
      ? []
      : [
          `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="never" showHide="hide">${feedbackShown}</modalFeedback>`,
        ]),
    '</assessmentItem>',
    '',
  ].join('\n')
}

const DIFFICULTY = ['very easy', 'easy', 'medium', 'difficult', 'very difficult']
export const difficultyNamed = (name: string) => DIFFICULTY.indexOf(name.toLowerCase()) + 1
const sentence = (text: string) => `<imsmd:langstring>${escaped(text)}</imsmd:langstring>`

/** The resource of an item in the manifest, with what the standard says about resources (LOM). */
export function resourceOf(
  { difficulty, points, category = [] }: FiledQuestion,
  identifier: string,
  href: string,
  files: readonly string[] = [],
): string {
  const keywords = points
    .map((point) => `<imsmd:keyword>${sentence(point)}</imsmd:keyword>`)
    .join('')
  const taxons = category
    .map((name) => `<imsmd:taxon><imsmd:entry>${sentence(name)}</imsmd:entry></imsmd:taxon>`)
    .join('')

  return [
    `<resource identifier="${identifier}" type="imsqti_item_xmlv2p1" href="${escaped(href)}"><metadata><imsmd:lom>`,
    `<imsmd:general>${keywords}</imsmd:general>`,
    `<imsmd:educational><imsmd:difficulty><imsmd:source>${sentence('LOMv1.0')}</imsmd:source><imsmd:value>${sentence(DIFFICULTY[difficulty - 1] ?? '')}</imsmd:value></imsmd:difficulty></imsmd:educational>`,
    ...(taxons === ''
      ? []
      : [
          `<imsmd:classification><imsmd:taxonpath>${taxons}</imsmd:taxonpath></imsmd:classification>`,
        ]),
    `</imsmd:lom></metadata>${[href, ...files].map((file) => `<file href="${escaped(file)}"/>`).join('')}</resource>`,
    '',
  ].join('\n')
}

export const MANIFEST_HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2" identifier="QUESTIONS">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<organizations/>
<resources>
`

export const MANIFEST_FOOT = '</resources>\n</manifest>\n'
