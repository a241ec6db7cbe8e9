import { book } from '../../../platform/texts/book.ts'

export const observationText = book({
  title: ['记录观察', 'Observe'],
  lead: [
    '选学员、项目和给了多少帮助，20 秒记一次；学员马上能看到',
    'Trainee, item and the help you gave, in 20 seconds; the trainee reads it at once',
  ],
  noTrainees: [
    '近 7 天没有你带教或管理的学员。学员入科并由你带教后会出现在这里。',
    'You supervised nobody in the last seven days. Trainees appear here once they have entered and you supervise them.',
  ],
  noItems: ['还没有设置分级项目，请联系毕后办设置。', 'No item carries levels yet; please ask the office to set some.'],
  chooseTrainee: ['其他学员', 'Another trainee'],
  chooseItem: ['其他项目', 'Another item'],
  nobody: ['没有找到学员，请核对姓名或学号', 'Nobody found; check the name or number'],
  traineeMissing: ['请选择学员', 'Choose the trainee'],
  itemMissing: ['请选择项目', 'Choose the item'],
  helpMissing: ['请选择给了多少帮助', 'Choose how much help you gave'],
  today: ['今天', 'Today'],
  yesterday: ['昨天', 'Yesterday'],
  optional: ['（可以不填）', '(optional)'],
  remarkHint: ['例如：配伍禁忌判断准确', 'For example: judged the incompatibility rightly'],
  save: ['保存观察', 'Save'],
  saved: [
    '已记录：{name}，{item}，共 {observations} 次',
    'Recorded: {name}, {item}; {observations} {observations:observation|observations} so far',
  ],
})
