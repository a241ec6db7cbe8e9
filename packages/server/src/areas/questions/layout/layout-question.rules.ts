import type { QuestionBody } from '@residency/contract/areas/questions/bank/question.shape'
import {
  type Draft,
  type FilePicture,
  type FileRemark,
  judge,
  type ParsedQuestion,
  type SimplePart,
  simpleOf,
  USUAL_DIFFICULTY,
} from '../formats/filed-question.rules.ts'
import { pictureMark } from '../markup/plain-text.rules.ts'
import type { LayoutKind } from './layout.text.ts'
import { bodyOfLaid, hasKey, type Laid, matchingOfLaid, restOfKey } from './layout-answers.rules.ts'

/** A picture of a line, where its mark is. */
export type LinePicture = { mark: string; picture: FilePicture; alt: string }

/** A line of a document. */
export type LayoutLine = {
  /** Of the line or paragraph, from 1. */
  line: number
  text: string

  /** It always begins a question: a row of a table of questions. */
  isStart?: true
  pictures?: readonly LinePicture[]
  notes?: readonly FileRemark[]

  /** Its underlined texts. */
  underlined?: readonly string[]
}

type Place = 'stem' | 'options' | 'answer' | 'explanation' | 'passed'

/** A question whose lines are still being read. */
export type OpenQuestion = {
  line: number
  number: number | null
  section: number
  kind: LayoutKind | null
  stem: string[]
  options: { letter: string; text: string }[]
  answer: string[] | null
  explanation: string[]
  difficulty: number | null
  points: string[]
  category: string[] | null
  place: Place
  pictures: LinePicture[]
  notes: FileRemark[]
  underlined: string[]
  group: OpenGroup | null
}

/** Questions that share a stem or their options. */
export type OpenGroup = {
  line: number
  to: number
  what: 'stem' | 'options'
  heading: string
  stem: string[]
  options: { letter: string; text: string }[]
  pictures: LinePicture[]
  notes: FileRemark[]
  underlined: string[]
  members: OpenQuestion[]
}

/** What belongs to a line besides its text. */
export type Attachments = Pick<OpenQuestion, 'pictures' | 'notes' | 'underlined'>

/** Adds what belongs to a line to the question or group that it is of. */
export function attach(owner: Attachments, { pictures, notes, underlined }: Attachments) {
  owner.pictures.push(...pictures)
  owner.notes.push(...notes)
  owner.underlined.push(...underlined)
}

const EMPTY: OpenQuestion = {
  line: 1,
  number: null,
  section: 0,
  kind: null,
  stem: [],
  options: [],
  answer: null,
  explanation: [],
  difficulty: null,
  points: [],
  category: null,
  place: 'stem',
  pictures: [],
  notes: [],
  underlined: [],
  group: null,
}

/** Whether nothing of a question is known but what is asked. */
export const isEmpty = ({ options, answer }: OpenQuestion) =>
  options.length === 0 && answer === null

/** Whether a question says its answer: on a line, or above its options between brackets. */
export const isAnswered = ({ answer, options, stem }: OpenQuestion) =>
  answer !== null || (options.length > 1 && hasKey(stem.join('\n')))

/** What a question asks, or the heading of those that share something. */
export const askedBy = (open: OpenQuestion | OpenGroup) =>
  'members' in open ? open.heading : open.stem.join(' ')

const laidOf = ({ kind, stem, options, answer, underlined }: OpenQuestion): Laid => ({
  kind,
  stem: stem.join('\n'),
  options,
  answer: answer?.join('\n') ?? null,
  underlined,
})

const bodyOf = (open: OpenQuestion) => bodyOfLaid(laidOf(open))

const partOf = (open: OpenQuestion, at: number): SimplePart => ({
  id: String(at + 1),
  weight: 1,
  question: simpleOf(bodyOf(open), open.line),
})

/** A draft whose pictures are numbered in the order of their marks in its texts. */
function draftOf(open: OpenQuestion, body: QuestionBody): Draft {
  const { line, difficulty, points, category, notes } = open
  const explanation = open.explanation.join('\n') || null
  const usedPictures = new Map<string, LinePicture>()
  const marks = new Map(open.pictures.map((picture) => [picture.mark, picture]))

  const numbered = JSON.parse(
    JSON.stringify({ body, explanation }).replaceAll(/\ufffc\d+\ufffc/g, (mark) => {
      const picture = marks.get(mark)
      if (!picture) return ''

      usedPictures.set(mark, picture)

      return pictureMark([...usedPictures.keys()].indexOf(mark) + 1)
    }),
  ) as { body: QuestionBody; explanation: string | null }

  const pictures = [...usedPictures.values()]
  const lost: FileRemark[] =
    marks.size > usedPictures.size
      ? [{ line, message: 'learning.formats.pictureLeft', data: {} }]
      : []
  const remarks = [...notes, ...lost]

  return {
    ...numbered,
    line,
    difficulty: difficulty ?? USUAL_DIFFICULTY,
    points,
    pictures: pictures.map(({ picture, alt }, index) => ({
      filePath: picture.filePath,
      alt: alt.trim() || pictureMark(index + 1),
    })),
    embedded: pictures.map(({ picture }) => picture),
    notes: remarks
      .filter(({ message }, at) => remarks.findIndex((note) => note.message === message) === at)
      .map((note) => ({ ...note, line })),
    ...(category && { category }),
  }
}

function foundOfGroup(group: OpenGroup): ParsedQuestion {
  const { members } = group
  const stem = group.stem.join('\n')
  const heading = [group.heading, stem].filter((text) => text !== '').join('\n')

  const body: QuestionBody =
    group.what === 'stem'
      ? { kind: 'case', stem, parts: members.map(partOf) }
      : matchingOfLaid(heading, group.options, members.map(laidOf))

  const numbered = (text: string, at: number) => (members.length > 1 ? `(${at + 1}) ${text}` : text)

  const whole: OpenQuestion = {
    ...(members[0] ?? EMPTY),
    line: group.line,
    explanation: members.flatMap(({ explanation }, index) =>
      explanation.length === 0 ? [] : [numbered(explanation.join('\n'), index)],
    ),
    points: [...new Set(members.flatMap(({ points }) => points))],
    pictures: [...group.pictures, ...members.flatMap(({ pictures }) => pictures)],
    notes: [...group.notes, ...members.flatMap(({ notes }) => notes)],
  }

  return judge(draftOf(whole, body))
}

/** A question with what its answer says besides the key as the beginning of the explanation. */
function explained(question: OpenQuestion): OpenQuestion {
  const rest = restOfKey(laidOf(question))
  return rest === null ? question : { ...question, explanation: [rest, ...question.explanation] }
}

/** The question that lines describe, or those that share something. */
export function foundOf(open: OpenQuestion | OpenGroup): ParsedQuestion {
  if ('members' in open) return foundOfGroup({ ...open, members: open.members.map(explained) })
  return judge(draftOf(explained(open), bodyOf(open)))
}
