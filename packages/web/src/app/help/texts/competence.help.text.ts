import { helpBook } from '../help-book.ts'

export const competenceHelp = helpBook({
  'competence/observe/index': {
    about: [
      '看学员做完一个操作后，马上记一次给了多少帮助。',
      'After you have seen a trainee perform an item, record at once how much help you gave.',
    ],
    acts: [
      ['点学员、项目、帮助程度，再点保存', 'Tap trainee, item and help, then save'],
      ['难度和一句话可以不改', 'Complexity and comment can be left as they are'],
    ],
    next: ['学员马上看到；次数够了可以提议级别', 'The trainee sees it at once; with enough observations, propose a level'],
    asks: [
      [
        ['能补记吗？', 'Can I record it later?'],
        [
          '可以补记近 7 天：在“观察日期”选那一天；不能记录本人',
          'Yes, for the last 7 days: choose the day of the observation; you cannot record yourself',
        ],
      ],
    ],
  },
  'competence/grant/index': {
    about: ['学员每个项目的监督级别：提议、授予、收回。', 'Supervision levels of trainees by item: proposed, granted, withdrawn.'],
    acts: [
      ['提议级别，写明依据和有效期', 'Propose a level with evidence and validity'],
      [
        '科室授予或不授予；4 级和 5 级由另一人授予，除非医院放开了这条规则',
        'The department grants or refuses; levels 4 and 5 need a second person unless the hospital waived that rule',
      ],
      ['提错了可以撤回提议，再重新提议', 'Withdraw a wrong proposal, then propose again'],
      ['收回级别要写原因，之前的级别不恢复', 'Withdraw a level with a reason; earlier levels are not restored'],
    ],
    next: ['授予后学员收到通知，扫胸牌能看到', 'The trainee is notified, and the badge shows it'],
    asks: [
      [
        ['为什么我不能授予？', 'Why can I not grant it?'],
        ['你是 4 级或 5 级的提议人；页面上写明了谁可以', 'You proposed level 4 or 5; the page shows who can'],
      ],
    ],
  },
  'competence/own/index': {
    about: ['自己各项目的级别、有效期、观察记录和胸牌。', 'Your levels by item, their validity, observations and badge.'],
    acts: [
      ['点项目看观察记录', 'Press an item to see its observations'],
      ['胸牌丢了马上报失', 'Report a lost badge at once'],
      ['决定扫码时是否显示照片，随时可以撤回', 'Decide whether a scan shows your photo; you can withdraw this at any time'],
    ],
    asks: [
      [
        ['级别到期怎么办？', 'What if a level expires?'],
        ['到期前 30 天有通知，请带教老师重新提议', 'You are notified 30 days before; ask your supervisor to propose it again'],
      ],
    ],
  },
  'competence/find/index': {
    about: ['不认识的学员能做什么：按姓名查。', 'Look up by name what a trainee you do not know may do.'],
    acts: [
      ['输入至少两个字', 'Enter at least two letters'],
      ['看项目、级别和有效期', 'See items, levels and validity'],
    ],
    asks: [
      [
        ['查询会被记录吗？', 'Are searches recorded?'],
        ['会，记录谁查了谁', 'Yes, who looked up whom is recorded'],
      ],
    ],
  },
  'competence/badge/index': {
    about: ['打印学员的胸牌，扫码看到能做什么。', 'Print trainees’ badges; scanning one shows what the trainee may do.'],
    acts: [
      ['勾选学员，打印后裁开', 'Tick trainees, print and cut'],
      ['补打后之前的胸牌作废', 'A reprinted badge makes the previous one void'],
      ['丢失的胸牌马上作废，写明原因', 'Revoke a lost badge with a reason'],
    ],
    asks: [
      [
        ['能再打印同一个码吗？', 'Can the same code be printed again?'],
        ['不能，系统不保存码，只能换新码', 'No, codes are not stored; only a new code can be made'],
      ],
    ],
  },
  'competence/item/index': {
    about: [
      '培训标准里哪些项目分级，结业要求几级。',
      'Which items of the training standards have levels, and what level completion requires.',
    ],
    acts: [
      ['从标准的要求中添加项目', 'Add items from the standards’ requirements'],
      ['设置结业要求的级别和最长有效期', 'Set the level required for completion and the maximum validity'],
      ['设置扫码是否显示照片', 'Set whether a scan shows photos'],
    ],
  },
  'competence/reliability/index': {
    about: ['现在的观察够不够支持级别决定。', 'Whether there are enough observations to support decisions about levels.'],
    acts: [
      ['选专业和项目', 'Choose profession and item'],
      ['看增加多少观察人或次数能达到 0.7', 'See how many more observers or occasions are needed to reach 0.7'],
    ],
    asks: [
      [
        ['为什么没有数值？', 'Why is there no figure?'],
        ['有观察的学员不到 30 名时不显示', 'Not shown with fewer than 30 observed trainees'],
      ],
    ],
  },
  'white/level': {
    about: ['扫胸牌看学员能做什么，不用登录。', 'Scan a badge: what a trainee may do, without login.'],
    acts: [
      ['核对姓名，看项目和级别', 'Check the name, see items and levels'],
      ['没有列出的操作，学员只观察', 'For procedures not listed, the trainee observes only'],
    ],
  },
})
