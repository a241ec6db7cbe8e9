import { categoryNames } from '../moodle/gift.rules.ts'
import type { Label } from './layout.text.ts'
import { kindNamed } from './layout-lines.rules.ts'
import type { OpenQuestion } from './layout-question.rules.ts'
import { difficultyOf, pointsOf } from './layout-values.rules.ts'

/** Writes the value of a labelled line to the open question. */
export function setField(open: OpenQuestion, label: Label, value: string): void {
  if (label === 'answer') {
    open.answer = value === '' ? [] : [value]
    open.place = 'answer'
  } else if (label === 'explanation') {
    if (value !== '') open.explanation.push(value)
    open.place = 'explanation'
  } else if (label === 'difficulty') open.difficulty = difficultyOf(value)
  else if (label === 'points') open.points = pointsOf(value)
  else if (label === 'kind') open.kind = kindNamed(value) ?? open.kind
  else if (label === 'category') open.category = categoryNames(value)
}
