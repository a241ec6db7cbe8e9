import { helpBook } from '../help-book.ts'

export const settingsHelp = helpBook({
  'system/dict/index': {
    about: ['各处下拉选项的来源：字典和它的选项。', 'Where the options of drop-down lists come from: dictionaries and their items.'],
    acts: [
      ['新增选项，填写中英文名称和颜色', 'Add items with names in both languages and a colour'],
      ['拖动调整次序', 'Drag to reorder'],
      ['停用不再使用的选项', 'Disable what is no longer used'],
      ['导入和导出表格', 'Import and export by sheet'],
    ],
    asks: [
      [
        ['为什么不能删除选项？', 'Why can an item not be deleted?'],
        ['已经有记录在用，请停用；旧记录仍显示原名称。', 'Records use it; disable it instead. Old records keep its name.'],
      ],
      [
        ['修改多久生效？', 'When does a change take effect?'],
        ['马上生效，不用重新登录。', 'At once, without logging in again.'],
      ],
    ],
  },
  'system/holiday/index': {
    about: [
      '法定节假日和调休。请假天数、审批提醒按这里的工作日计算。',
      'Public holidays and make-up days. Days of leave and reminders are counted by these working days.',
    ],
    acts: [
      ['导入某一年公布的放假安排', 'Import the published holidays of a year'],
      ['按周末生成还没有公布的年份', 'Generate a year from its weekends'],
      ['单独修改某一天', 'Change a single day'],
    ],
    next: [
      '补录已公布的年份后，暂时计算的请假会重新计算。',
      'Once a published year is imported, leave counted provisionally is recalculated.',
    ],
    asks: [
      [
        ['再次导入会覆盖我改过的日子吗？', 'Does importing again overwrite my changes?'],
        ['默认保留你的修改，可以选择不保留。', 'No, they are kept unless you choose otherwise.'],
      ],
    ],
  },
  'system/time/index': {
    about: ['各项事务什么时候可以办理：起止时间、年度、批次和角色。', 'When matters can be handled: start and end, year, batch and roles.'],
    acts: [
      ['新增或修改时间', 'Add or change a window'],
      ['写一句给办理人的提示', 'Write a message for the people concerned'],
    ],
    asks: [
      [
        ['招生报名的时间为什么不能改？', 'Why can the dates of sign-up not be changed here?'],
        ['它来自招生批次，请到批次中修改。', 'They come from the intake; change them there.'],
      ],
      [
        ['两个时间能重叠吗？', 'Can windows overlap?'],
        ['同一事务、年度、批次和角色的时间不能重叠。', 'Windows for the same matter, year, batch and role cannot.'],
      ],
    ],
  },
  'system/set-up/index': {
    about: [
      '新装的系统从这里开始：按顺序列出要准备的内容，以及哪些已经完成。',
      'Where a new installation starts: what to prepare, in order, and what is done.',
    ],
    acts: [
      [
        '点“去办理”打开对应页面，做完后这一步自动变为已完成',
        'Press “Open” to go to the page of a step; once the work is done, the step is marked done automatically',
      ],
      ['本院用不到的步骤标为“本院不需要”', 'Mark steps the hospital does not need as “Not needed here”'],
      ['把自己无权办理的步骤交给有权的人，对方会收到提醒', 'Hand a step you have no permission for to somebody who has; they get a notice'],
    ],
    next: ['全部完成后，首页不再显示这个面板。', 'Once all steps are done, the home page no longer shows this panel.'],
  },
  'system/second-person/index': {
    about: [
      '须由两人先后办理的事项，以及哪些目前由一人办理。',
      'Matters that two people must handle one after the other, and which are currently handled by one person.',
    ],
    acts: [
      ['只有一人办公时，逐条设为由一人办理，写明原因', 'If only one person works in the office, set a rule to one person, with the reason'],
      ['人手够了再恢复双人办理', 'Set it back to two people once there are enough'],
      ['查看每次变更', 'See every change'],
    ],
    next: [
      '由一人办理的记录会注明是谁、何时按设置办理的。',
      'Records handled by one person show who did so, when and under which setting.',
    ],
    asks: [
      [
        ['自己的事项也能由自己办理吗？', 'Can people decide their own matters?'],
        ['不能。事关本人的，任何时候都由他人办理。', 'No. Matters that concern oneself are always handled by somebody else.'],
      ],
    ],
  },
  'system/guide/index': {
    about: ['给各角色看的工作指南，可以带图片和附件。', 'Work guides for chosen roles, with pictures and attachments.'],
    acts: [
      ['写指南，先存草稿再发布', 'Write a guide, save it as a draft, then publish it'],
      ['选择哪些角色能看', 'Choose which roles can read it'],
      ['调整次序', 'Reorder guides'],
    ],
  },
  'dashboard/guide/index': {
    about: ['毕后办发布的、与你角色有关的工作指南。', 'Work guides for your role, published by the education office.'],
    acts: [['阅读指南，下载附件', 'Read guides and download attachments']],
    asks: [
      [
        ['找不到某份指南？', 'What if a guide is missing?'],
        [
          '它可能面向其他角色，或者已经撤下；请联系毕后办。',
          'It may be for other roles or have been withdrawn; contact the education office.',
        ],
      ],
    ],
  },
  'system/job/index': {
    about: ['导入、导出等后台任务的进度和结果。', 'Progress and results of imports, exports and other background work.'],
    acts: [
      ['查看进度，取消还没有完成的任务', 'See progress, cancel unfinished tasks'],
      ['下载结果，导入失败的行标红并写明原因', 'Download results; failed rows are marked red with the reason'],
    ],
    asks: [
      [
        ['关闭页面会中断吗？', 'Does closing the page stop it?'],
        ['不会，任务在服务器上继续，完成后通知你。', 'No, it continues on the server, and you are notified when it is done.'],
      ],
      [
        ['结果保留多久？', 'How long are results kept?'],
        ['一周。', 'A week.'],
      ],
    ],
  },
  'recruit/school/index': {
    about: ['报名时可以选择的院校。', 'Schools that can be chosen at sign-up.'],
    acts: [
      ['新增、修改、停用院校', 'Add, edit and disable schools'],
      ['导入和导出表格，按院校代码对应', 'Import and export by sheet, matched by code'],
    ],
    asks: [
      [
        ['停用后已填的怎么办？', 'What happens to records with a disabled school?'],
        ['已填的记录不变。', 'They are not affected.'],
      ],
    ],
  },
})
