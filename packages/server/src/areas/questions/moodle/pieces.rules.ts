import type {
  QuestionBody,
  QuestionContent,
} from '@residency/contract/areas/questions/bank/question.shape'
import {
  attempt,
  type Draft,
  type FilePicture,
  type FileRemark,
  judge,
  type ParsedQuestion,
  simpleOf,
  Unreadable,
  USUAL_DIFFICULTY,
} from '../formats/filed-question.rules.ts'
import { withoutGaps } from '../formats/pictures.rules.ts'
import type { QuestionTags } from '../markup/tags.rules.ts'

/**
 * One question of a Moodle or GIFT file: a whole question of ours, the stem of a case group (no
 * body), or a part of one.
 */
export type Piece = {
  line: number
  stem: string
  body: QuestionBody | null
  tags: QuestionTags
  pictures: QuestionContent['pictures']
  embedded: readonly FilePicture[]
  explanation: string | null
  category?: readonly string[]
  notes: readonly FileRemark[]
}

export type PieceResult = { piece: Piece } | { fault: FileRemark }

type PieceGroup = { pieces: Piece[]; fault?: FileRemark }

/** The next pieces, one for each place; a fault among them is that of the whole. */
function take(from: Iterator<PieceResult>, count: number, line: number): PieceGroup {
  const taken: PieceGroup = { pieces: [] }
  for (let at = 0; at < count; at++) {
    const next = from.next()
    if (next.done) {
      taken.fault ??= { line, message: 'learning.formats.partsMissing', data: { count, there: at } }
      return taken
    }

    if ('fault' in next.value) taken.fault ??= next.value.fault
    else taken.pieces.push(next.value.piece)
  }

  return taken
}

/** Joins questions that are the blanks of one. */
function* withBlanksJoined(found: Iterable<PieceResult>): Generator<PieceResult> {
  const all = found[Symbol.iterator]()
  for (let next = all.next(); !next.done; next = all.next()) {
    const result = next.value
    if ('fault' in result || !result.piece.tags.blank || result.piece.tags.blank.of < 2) {
      yield result
      continue
    }

    const { piece } = result
    const rest = take(all, result.piece.tags.blank.of - 1, piece.line)

    if (rest.fault) yield { fault: rest.fault }
    else {
      const blanks = [piece, ...rest.pieces].flatMap(({ body }) =>
        body?.kind === 'blank' ? body.blanks : [],
      )
      yield { piece: { ...piece, body: { kind: 'blank', stem: piece.stem, blanks } } }
    }
  }
}

const partsOf = (pieces: readonly Piece[]) =>
  pieces.map(({ body, tags, line }, index) => {
    if (!body) throw new Unreadable('partKind', {}, line)
    return { id: String(index + 1), weight: tags.weight ?? 1, question: simpleOf(body, line) }
  })

const draftOf = ({ tags, stem: _, body, ...rest }: Piece, whole: QuestionBody): Draft => ({
  ...rest,
  body: whole,
  difficulty: tags.difficulty ?? USUAL_DIFFICULTY,
  points: tags.points,
})

/** Puts case groups together and checks every question. */
export function* assembled(found: Iterable<PieceResult>): Generator<ParsedQuestion> {
  const all = withBlanksJoined(found)
  for (let next = all.next(); !next.done; next = all.next()) {
    if ('fault' in next.value) {
      yield next.value
      continue
    }

    const { piece } = next.value

    const draft = yield* attempt(piece.line, () => {
      if (piece.body) return draftOf(piece, piece.body)
      if (!piece.tags.caseOf) throw new Unreadable('noAnswer')

      const { pieces, fault } = take(all, piece.tags.caseOf, piece.line)
      if (fault) return fault

      return draftOf(piece, { kind: 'case', stem: piece.stem, parts: partsOf(pieces) })
    })

    if (draft === undefined) continue

    yield 'message' in draft ? { fault: draft } : judge(withoutGaps(draft))
  }
}
