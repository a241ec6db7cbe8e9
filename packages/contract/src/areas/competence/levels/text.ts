import { book } from '../../../kernel/text/label.ts'

export const levelWords = book({
  auditActions: {
    'competence.level.propose': ['提议监督级别', 'Level proposed'],
    'competence.level.find': ['按姓名查询监督级别', 'Levels looked up by name'],
    'competence.photo.agree': ['同意胸牌查询显示照片', 'Agreed to show the photo'],
    'competence.photo.takeBack': ['撤回显示照片的同意', 'Consent to the photo taken back'],
    'competenceGrant.confirm': ['授予监督级别', 'Level granted'],
    'competenceGrant.decline': ['不授予监督级别', 'Level declined'],
    'competenceGrant.withdraw': ['收回监督级别', 'Level withdrawn'],
    'competenceGrant.expire': ['监督级别到期', 'Level ended'],
    'competenceGrant.undo': ['撤销监督级别的决定', 'Decision about a level undone'],
  },
  fields: {
    level: ['级别', 'Level'],
    validUntil: ['有效期至', 'Valid until'],
    basis: ['依据', 'Evidence'],
    state: ['状态', 'State'],
    waiting: ['待我处理', 'Waits for me'],
    reason: ['原因', 'Why'],
    keywords: ['姓名', 'Name'],
    traineeId: ['学员', 'Trainee'],
    itemId: ['项目', 'Item'],
    isAgreed: ['同意显示照片', 'Agree to show the photo'],
  },
  flows: {
    competenceGrant: {
      states: {
        proposed: ['待决定', 'To be decided'],
        granted: ['已授予', 'Granted'],
        declined: ['未授予', 'Declined'],
        withdrawn: ['已收回', 'Withdrawn'],
        ended: ['已到期', 'Ended'],
      },
      actions: {
        confirm: ['授予', 'Grant'],
        decline: ['不授予', 'Decline'],
        withdraw: ['收回', 'Withdraw'],
        expire: ['到期', 'End'],
      },
    },
  },
  completion: {
    levels: ['监督级别达到结业要求', 'Supervision levels for completion'],
    met: ['{needed} 个项目都已达到', '{needed} {needed:item|items} reached'],
    missing: ['{reached} / {needed} 个项目达到，还缺：{items}', '{reached} of {needed} reached; missing: {items}'],
    comma: ['、', ', '],
  },
  ownRecord: {
    levels: ['监督级别', 'Supervision levels'],
    observations: ['操作观察', 'Observations'],
    item: ['项目', 'Item'],
    day: ['日期', 'Day'],
    observer: ['观察人', 'Observer'],
    until: ['有效期至', 'Valid until'],
  },
  waiting: { decideLevels: ['个监督级别待决定', '{count:level|levels} to decide'] },
  permissions: {
    'competence:level:own': ['查看自己的监督级别', 'See own levels'],
    'competence:level:list': ['查看学员的监督级别', 'See levels of trainees'],
    'competence:level:propose': ['提议监督级别', 'Propose levels'],
    'competence:level:decide': ['授予和收回监督级别', 'Grant and withdraw levels'],
    'competence:level:find': ['按姓名查询监督级别', 'Look up levels by name'],
  },
  menus: {
    'supervision.grant': ['级别授予', 'Grant levels'],
    'supervision.own': ['我的监督级别', 'My levels'],
    'supervision.find': ['按姓名查询', 'Find by name'],
  },
  errors: {
    proposedTraineeUnknown: [
      '只能为近半年在本科室轮转、由你带教或管理的学员提议，不能为本人提议',
      'Choose a trainee of the last half-year whom you supervise or answer for, never yourself',
    ],
    proposedItemUnknown: [
      '这个项目已停用或不属于该学员的专业，请重新选择项目',
      'This item is disabled or of another profession; choose another',
    ],
    levelProposed: [
      '该学员的这个项目已有待决定的级别，请先在列表中处理',
      'A level of this item waits for a decision already; decide it first',
    ],
    levelEnd: ['有效期应在 {from} 至 {until} 之间，请改选日期', 'Choose a last day from {from} to {until}'],
    levelEndPast: ['提议的有效期已经过去，请不授予并重新提议', 'The proposed last day has passed; decline it and propose the level again'],
    levelNotCurrent: ['这个项目之后已有新的决定，请打开最新的级别处理', 'There is a later decision about this item; open the latest level'],
  },
  issues: { 'find.letters': ['请至少输入 2 个字', 'Enter at least 2 letters'] },
})
