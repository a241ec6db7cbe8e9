import { helpBook } from './help-book.ts'

export const settingsHelp = helpBook(
  {
    'system/dict/index': {
      about: '各处下拉选项的来源：字典和它的选项。',
      acts: ['新增选项，填写中英文名称和颜色', '拖动调整次序', '停用不再使用的选项', '导入和导出表格'],
      asks: [
        ['为什么不能删除选项？', '已经有记录在用，请停用；旧记录仍显示原名称。'],
        ['修改多久生效？', '马上生效，不用重新登录。'],
      ],
    },
    'system/holiday/index': {
      about: '法定节假日和调休。请假天数、审批提醒按这里的工作日计算。',
      acts: ['导入某一年公布的放假安排', '按周末生成还没有公布的年份', '单独修改某一天'],
      next: '补录已公布的年份后，暂时计算的请假会重新计算。',
      asks: [['再次导入会覆盖我改过的日子吗？', '默认保留您的修改，可以选择不保留。']],
    },
    'system/time/index': {
      about: '各项事务什么时候可以办理：起止时间、年度、批次和角色。',
      acts: ['新增或修改时间', '写一句给办理人的提示'],
      asks: [
        ['招生报名的时间为什么不能改？', '它来自招生批次，请到批次中修改。'],
        ['两个时间能重叠吗？', '同一事务、年度、批次和角色的时间不能重叠。'],
      ],
    },
    'system/second-person/index': {
      about: '须由两人先后办理的事项，以及哪些目前由一人办理。',
      acts: ['只有一人办公时，逐条设为由一人办理，写明原因', '人手够了再恢复双人办理', '查看每次变更'],
      next: '由一人办理的记录会注明是谁、何时按设置办理的。',
      asks: [['自己的事项也能由自己办理吗？', '不能。事关本人的，任何时候都由他人办理。']],
    },
    'system/guide/index': {
      about: '给各角色看的工作指南，可以带图片和附件。',
      acts: ['写指南，先存草稿再发布', '选择哪些角色能看', '调整次序'],
    },
    'dashboard/guide/index': {
      about: '毕后办发布的、与您角色有关的工作指南。',
      acts: ['阅读指南，下载附件'],
      asks: [['找不到某份指南？', '它可能面向其他角色，或者已经撤下；请联系毕后办。']],
    },
    'system/job/index': {
      about: '导入、导出等后台任务的进度和结果。',
      acts: ['查看进度，取消还没有完成的任务', '下载结果，导入失败的行标红并写明原因'],
      asks: [
        ['关闭页面会中断吗？', '不会，任务在服务器上继续，完成后通知您。'],
        ['结果保留多久？', '一周。'],
      ],
    },
    'recruit/school/index': {
      about: '报名时可以选择的院校。',
      acts: ['新增、编辑、停用院校', '导入和导出表格，按院校代码对应'],
      asks: [['停用后已填的怎么办？', '已填的记录不变。']],
    },
  },
  {
    'system/dict/index': {
      about: 'The options of every choice: dictionaries and their items.',
      acts: [
        'Add items with names in both languages and a colour',
        'Drag to order them',
        'Disable what is no longer used',
        'Import and export by sheet',
      ],
      asks: [
        ['Why can an item not be deleted?', 'Records use it. Disable it; they keep its name.'],
        ['When does a change hold?', 'At once, without logging in again.'],
      ],
    },
    'system/holiday/index': {
      about: 'Public holidays and make-up days. Days of leave and reminders count by these working days.',
      acts: ['Import what was published for a year', 'Generate a year from its weekends', 'Change a single day'],
      next: 'When a year is published, leave that was counted provisionally is counted again.',
      asks: [['Does another import undo my changes?', 'They are kept unless you say otherwise.']],
    },
    'system/time/index': {
      about: 'When something may be done: begin and end, year, intake and roles.',
      acts: ['Add or change a window', 'Write a line for those concerned'],
      asks: [
        ['Why is registration not changed here?', 'It follows from the intakes; change it there.'],
        ['May windows overlap?', 'Not those of one matter, year, intake and role.'],
      ],
    },
    'system/second-person/index': {
      about: 'What two people do one after the other, and what one person may do alone at present.',
      acts: ['Set a rule to one person in an office of one, with the reason', 'Set it back to two people', 'See every change'],
      next: 'A record that one person dealt with says who, when and by which setting.',
      asks: [['May somebody decide about themselves?', 'No. What concerns somebody is always decided by somebody else.']],
    },
    'system/guide/index': {
      about: 'Work guides for chosen roles, with pictures and files.',
      acts: ['Write a guide as a draft and publish it', 'Choose its readers', 'Order the guides'],
    },
    'dashboard/guide/index': {
      about: 'Guides the education office published for your role.',
      acts: ['Read them and download files'],
      asks: [['A guide is missing?', 'It is for other roles or was taken down; ask the office.']],
    },
    'system/job/index': {
      about: 'Progress and results of imports, exports and other background work.',
      acts: ['Follow or cancel a task', 'Download results; wrong rows are red with the reason'],
      asks: [
        ['Does closing the page stop it?', 'No: it goes on and you are told when it is done.'],
        ['How long are results kept?', 'A week.'],
      ],
    },
    'recruit/school/index': {
      about: 'Schools to choose from in an application.',
      acts: ['Add, edit and disable schools', 'Import and export by sheet, matched by code'],
      asks: [['What of records with a disabled school?', 'They stay as they are.']],
    },
  },
)
