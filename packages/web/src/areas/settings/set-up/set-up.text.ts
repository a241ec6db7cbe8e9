import { book } from '../../../platform/texts/book.ts'

export const setUpText = book({
  title: ['启用步骤', 'Set-up steps'],
  lead: [
    '按顺序完成，系统就可以使用；是否完成按系统里的记录判断。',
    'Complete these in order and the system is ready to use; the records in the system decide whether a step is done.',
  ],
  progress: ['{total} 步中已有 {count} 步完成', '{count} of {total} {total:step|steps} done'],
  all: ['全部步骤', 'All steps'],
  finished: ['启用步骤已全部完成。', 'All set-up steps are done.'],
  failed: ['没有读到启用步骤：{reason}', 'The steps could not be loaded: {reason}'],
  states: { done: ['已完成', 'Done'], todo: ['待完成', 'To do'], notNeeded: ['本院不需要', 'Not needed here'] },
  open: ['去办理', 'Open'],
  others: ['由其他角色办理', 'Done by another role'],
  skip: ['本院不需要', 'Not needed here'],
  need: ['仍然需要', 'Needed after all'],
  hand: ['交给他人', 'Hand over'],
  handTitle: ['把“{title}”交给', 'Hand “{title}” to'],
  nobody: ['没有找到可以办理的人，请核对姓名或为其分配角色', 'Nobody found who can do this; check the name, or give the person a role'],
  person: ['办理人', 'Person'],
  handed: ['已交给{name}', 'Handed to {name}'],
  handDone: ['已交给{name}，对方会收到提醒', 'Handed to {name}, who will get a notice'],
  more: ['{title}：更多', '{title}: more'],
})
