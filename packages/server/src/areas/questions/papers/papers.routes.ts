import * as blueprint from '@residency/contract/areas/questions/papers/blueprint.contract'
import * as paper from '@residency/contract/areas/questions/papers/paper.contract'
import { paperWords } from '@residency/contract/areas/questions/papers/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { drawPapers } from '../blueprints/draw-papers.ts'
import { tryBlueprint } from '../blueprints/try-blueprint.ts'
import { printPaper } from '../printed-papers/print-paper.ts'
import { actOnPaper } from './act-on-paper.ts'
import { copyPaper } from './copy-paper.ts'
import {
  getPaper,
  getPaperView,
  listPaperChoices,
  listPaperQuestions,
  listPapers,
} from './list-papers.ts'
import { createPaper, deletePaper, updatePaper } from './save-paper.ts'
import { savePaperOutline } from './save-paper-outline.ts'

export function paperRoutes(binder: Binder) {
  const bind = binder(paperWords)

  bind(paper.listPapers, listPapers)
  bind(paper.listPaperChoices, listPaperChoices)
  bind(paper.listPaperQuestions, listPaperQuestions)
  bind(paper.getPaper, getPaper)
  bind(paper.previewPaper, getPaperView)
  bind(paper.createPaper, createPaper)
  bind(paper.updatePaper, updatePaper)
  bind(paper.savePaperOutline, savePaperOutline)
  bind(paper.actOnPaper, actOnPaper)
  bind(paper.copyPaper, copyPaper)
  bind(paper.deletePaper, deletePaper)
  bind(paper.printPaper, printPaper)
  bind(blueprint.tryBlueprint, tryBlueprint)
  bind(blueprint.drawPapers, drawPapers)
}
