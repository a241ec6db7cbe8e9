import { book } from '../../../kernel/text/label.ts'

export const paperWords = book({
  auditActions: {
    'learning.paper.create': ['新增试卷', 'Paper added'],
    'learning.paper.update': ['修改试卷', 'Paper changed'],
    'learning.paper.outline': ['修改试卷内容', 'Questions of a paper changed'],
    'learning.paper.draw': ['按细目表组卷', 'Papers drawn by a blueprint'],
    'learning.paper.copy': ['复制试卷', 'Paper copied'],
    'learning.paper.delete': ['删除试卷草稿', 'Paper draft deleted'],
    'learning.paper.print': ['打印试卷', 'Paper printed'],
    'paper.check': ['审定试卷', 'Paper checked'],
    'paper.reopen': ['试卷退回草稿', 'Paper returned to draft'],
    'paper.lock': ['试卷锁定', 'Paper locked'],
    'paper.undo': ['撤销试卷的操作', 'Step of a paper undone'],
  },
  fields: {
    title: ['名称', 'Name'],
    baseId: ['适用基地', 'Base'],
    categoryId: ['分类', 'Category'],
    knowledgePoint: ['知识点', 'Knowledge point'],
    difficulty: ['难度', 'Difficulty'],
    note: ['说明', 'Note'],
    passPercent: ['合格线（%）', 'Pass mark (%)'],
    givesPart: ['多选题给部分分', 'Partial points for multiple choice'],
    sections: ['大题', 'Sections'],
    items: ['试题', 'Questions'],
    questionId: ['试题', 'Question'],
    edition: ['版次', 'Edition'],
    points: ['分值', 'Points'],
    rows: ['细目表', 'Blueprint'],
    difficultyFrom: ['最低难度', 'Lowest difficulty'],
    difficultyUntil: ['最高难度', 'Highest difficulty'],
    count: ['题数', 'Number of questions'],
    forms: ['平行卷份数', 'Parallel forms'],
    overlap: ['两卷最多重复', 'Shared by two forms at most'],
    overlapUnit: ['重复的单位', 'Unit of overlap'],
    print: ['打印内容', 'What to print'],
  },
  paperPrints: { paper: ['试卷', 'Paper'], sheet: ['答题卡', 'Answer sheet'], key: ['参考答案', 'Key'] },
  flows: {
    paper: {
      states: { draft: ['草稿', 'Draft'], checked: ['已审定', 'Checked'], locked: ['已锁定', 'Locked'] },
      actions: { check: ['审定', 'Check'], reopen: ['退回草稿', 'Back to draft'], lock: ['锁定', 'Lock'] },
    },
  },
  permissions: {
    'learning:paper:build': ['设计试卷、预览和打印', 'Design, preview and print papers'],
    'learning:paper:check': ['审定试卷、退回草稿', 'Check papers and return them to draft'],
  },
  adds: {
    'course.paper': ['新增试卷', 'Design a paper'],
  },
  menus: { 'course.paper': ['试卷', 'Papers'] },
  errors: {
    paperHostWrong: ['请选择自己可以使用的基地', 'Choose a base you work with'],
    paperBaseWrong: [
      '第 {places} 题属于别的基地，不能用于所选的基地；请先替换这些试题，或换一个基地',
      'Question {places} belongs to another base and cannot be used for this one; replace it first, or choose another base',
    ],
    paperNotDraft: [
      '试卷已审定或已用于考试，不能修改；请先退回草稿，已锁定的试卷可以复制一份',
      'The paper is checked or has been used in an exam and cannot be changed; return it to draft first, or copy it if it is locked',
    ],
    paperEmpty: ['试卷还没有试题，请先添加试题', 'The paper has no questions yet; add some first'],
    paperQuestionUnknown: [
      '第 {places} 题不存在、未审核或不属于可以使用的题库，请替换后再保存',
      'Question {places} does not exist, is not reviewed or is in a bank you may not use; replace it and save again',
    ],
    paperQuestionTwice: [
      '第 {places} 题在前面已经出现，请删去重复的试题',
      'Question {places} already appears earlier in the paper; remove the repeated one',
    ],
    paperQuestionsUnready: [
      '第 {places} 题已停用或修改后还没有审核，请替换试题，或请题库管理员审核',
      'Question {places} is retired, or was changed and not reviewed since; replace it, or ask an administrator of the bank to review it',
    ],
    paperOfOwnExam: [
      '这份试卷用于你要参加或可能参加的考试，不能由你改动；请由不参加这场考试的人办理',
      'This paper is for an exam that you sit or may still sit, so you cannot change it; ask somebody who does not sit that exam',
    ],
    paperHeldBack: [
      '试卷中有暂不显示的试题，不能打印：{why}',
      'The paper has questions that are hidden for now and cannot be printed. {why}',
    ],
    paperPlanned: [
      '试卷已用于已发布的考试，不能退回草稿；请先撤回考试，或复制一份修改',
      'The paper is used in a published exam and cannot be returned to draft; withdraw the exam first, or copy the paper and change the copy',
    ],
    blueprintCategoryUnknown: [
      '细目表中有不存在或不能使用的分类，请重新选择',
      'A category of the blueprint does not exist or you may not use it; choose again',
    ],
    blueprintLacking: [
      '题库不够，没有组卷：{rows}。请减少题数、放宽条件或补充试题',
      'The bank has too few questions, so no paper was drawn: {rows}. Reduce the number of questions, loosen the conditions or add questions',
    ],
    blueprintOverlapping: [
      '题库不够分开这些平行卷：两卷至少重复 {atLeast} 题，重复 {possible} 题时可以组成。请放宽重复上限、减少份数或补充试题',
      'The bank has too few questions to keep the parallel forms apart: two forms share at least {atLeast} {atLeast:question|questions}; they can be drawn if {possible} may be shared. Raise that limit, draw fewer forms or add questions',
    ],
  },
  issues: {
    'points.range': ['分值须为 0.01 至 1000 分', 'Enter 0.01 to 1000 points'],
    'pass.range': ['合格线须为 1 至 100', 'The pass mark must be 1 to 100'],
    'count.range': ['题数须为 1 至 300', 'The number of questions must be 1 to 300'],
    'difficulty.order': ['最高难度不能低于最低难度', 'The highest difficulty cannot be below the lowest'],
    'rows.none': ['请至少添加一行', 'Add at least one row'],
    'items.many': ['一份试卷最多 300 题', 'A paper has at most 300 questions'],
  },
})
