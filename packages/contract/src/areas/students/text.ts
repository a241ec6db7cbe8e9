import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { traineeChangeWords } from './changes/text.ts'
import { completionWords } from './completion/text.ts'
import { departureWords } from './departure/text.ts'
import { fileWords } from './file/text.ts'
import { fundWords } from './funds/text.ts'
import { situationWords } from './situations/text.ts'
import { traineesWords } from './trainees/text.ts'

export const studentsWords = joinWords(
  book({
    setUp: {
      firstPeople: {
        title: ['第一个招生批次，或导入在培学员', 'First intake, or current trainees'],
        lead: [
          '从招生开始就新增批次；已有学员就用表导入',
          'Add an intake if you start with recruitment; import a sheet if you already have trainees',
        ],
      },
    },
    area: ['学员', 'Trainees'],
    menus: { training: ['学员管理', 'Trainees'] },
  }),
  departureWords,
  traineesWords,
  fileWords,
  traineeChangeWords,
  completionWords,
  situationWords,
  fundWords,
)
