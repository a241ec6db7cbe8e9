import { helpBook } from '../help-book.ts'

export const questionsHelp = helpBook({
  'course/bank/index': {
    about: ['题库：按分类管理的试题，有版次。', 'Question bank: questions by category, in editions.'],
    acts: [
      ['写题，或从 Word、表格、其他系统导入', 'Write questions, or import Word, sheets and other systems'],
      ['审核别人写的题', 'Review questions written by others'],
      ['合并或区分疑似重复题', 'Merge likely duplicates or mark them as different'],
      ['停用、导出', 'Retire, export'],
    ],
    next: ['审核后的题可以用于试卷；修改后成为新版次。', 'Reviewed questions can be used in papers; a change makes a new edition.'],
    asks: [
      [
        ['为什么不能审核自己的题？', 'Why can I not review my own questions?'],
        ['出题人和最后修改人不能审核。', 'The author and the last person to change a question cannot review it.'],
      ],
    ],
  },
  'course/paper/index': {
    about: ['试卷：手工选题，或按细目表抽题。', 'Papers: choose questions by hand, or draw them by a blueprint.'],
    acts: [
      ['组卷、预览、打印', 'Compose, preview, print'],
      ['抽平行卷', 'Draw parallel forms'],
      ['提交审定', 'Have it checked'],
    ],
    next: [
      '审定后可用于考试；有人开考后锁定，只能复制。',
      'A checked paper can be used in exams; once somebody has sat it, it is locked and can only be copied.',
    ],
  },
})
