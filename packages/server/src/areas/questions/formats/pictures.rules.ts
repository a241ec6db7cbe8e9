import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { PICTURE_MARK, pictureMark } from '../markup/plain-text.rules.ts'
import {
  type Draft,
  type FilePicture,
  type FoundQuestion,
  judge,
  type ParsedQuestion,
} from './filed-question.rules.ts'

/**
 * The content with the pictures that `pathOf` names; the others go with their marks in the texts,
 * and the marks of those that stay follow their places.
 */
export function withPictures(
  content: QuestionContent,
  pathOf: (filePath: string) => string | null,
): QuestionContent {
  const paths = content.pictures.map(({ filePath }) => pathOf(filePath))
  const remainingPaths = paths.flatMap((path, at) => (path === null ? [] : [{ path, at }]))
  const pictures = remainingPaths.map(({ path, at }) => ({
    ...content.pictures[at]!,
    filePath: path,
  }))
  if (remainingPaths.length === paths.length) return { ...content, pictures }

  const markOf = (whole: string, number: string) => {
    if (paths[Number(number) - 1] === undefined) return whole

    const place = remainingPaths.findIndex(({ at }) => at === Number(number) - 1)
    return place < 0 ? '' : pictureMark(place + 1)
  }

  const { body, explanation } = JSON.parse(
    JSON.stringify(content).replaceAll(PICTURE_MARK, markOf),
  ) as QuestionContent

  return { body, explanation, pictures }
}

/** The entry in a list of pictures for a number that no picture has. */
export const NO_PICTURE = { filePath: '', alt: '' }

/** A draft whose pictures are numbered without gaps. */
export function withoutGaps(draft: Draft): Draft {
  if (!draft.pictures.includes(NO_PICTURE)) return draft
  return {
    ...draft,
    ...withPictures(draft, (filePath) => (filePath === NO_PICTURE.filePath ? null : filePath)),
  }
}

/**
 * A question without the pictures that cannot be had, with a note; a fault if too little is left of
 * it.
 */
export function leaveOutPictures(
  question: FoundQuestion,
  isHad: (filePath: string) => boolean,
): ParsedQuestion {
  const lost = question.content.pictures.filter(({ filePath }) => !isHad(filePath)).length
  if (lost === 0) return { question }

  const { content, ...rest } = question
  const left = withPictures(content, (filePath) => (isHad(filePath) ? filePath : null))
  const at = { line: question.line, ...(question.file !== undefined && { file: question.file }) }

  const notes = [
    ...question.notes.filter(({ message }) => message !== 'learning.formats.pictureLeft'),
    { ...at, message: 'learning.formats.pictureLeft', data: {} },
  ]

  return judge({
    ...rest,
    ...left,
    notes,
    embedded: question.embedded.filter(({ filePath }) => isHad(filePath)),
  })
}

const BEGINNINGS = ['iVBORw0KGgo', '/9j/']

/** Whether a picture has a format that the product stores (PNG or JPEG), by its first bytes. */
export const looksLikePicture = ({ base64 }: FilePicture) =>
  BEGINNINGS.some((beginning) => base64.trimStart().startsWith(beginning))
