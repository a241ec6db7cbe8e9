import { book } from '../../../platform/texts/book.ts'

export const observationText = book({
  title: ['记录观察', 'Record an observation'],
  lead: [
    '选学员、项目和给了多少帮助，20 秒记一次；学员马上能看到',
    'Choose a trainee, an item and how much help you gave; it takes 20 seconds, and the trainee sees it at once',
  ],
  noTrainees: [
    '近 7 天没有你带教或管理的学员。学员入科并由你带教后会出现在这里。',
    'You have not supervised or managed any trainees in the last 7 days. Trainees appear here once they have entered and you supervise them.',
  ],
  noItems: ['还没有设置分级项目，请联系毕后办设置。', 'No items with levels yet; ask the office to set them.'],
  chooseTrainee: ['其他学员', 'Another trainee'],
  chooseItem: ['其他项目', 'Another item'],
  nobody: ['没有找到学员，请核对姓名或学号', 'No trainees found; check the name or number'],
  traineeMissing: ['请选择学员', 'Choose a trainee'],
  itemMissing: ['请选择项目', 'Choose an item'],
  helpMissing: ['请选择给了多少帮助', 'Choose how much help you gave'],
  today: ['今天', 'Today'],
  yesterday: ['昨天', 'Yesterday'],
  optional: ['（选填）', '(optional)'],
  remarkHint: ['例如：配伍禁忌判断准确', 'For example: judged the incompatibility correctly'],
  save: ['保存观察', 'Save observation'],
  saved: [
    '已记录：{name}，{item}，共 {observations} 次',
    'Recorded: {name}, {item}; {observations} {observations:observation|observations} so far',
  ],
})
