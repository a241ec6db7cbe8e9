import { helpBook } from '../help-book.ts'

export const messagesHelp = helpBook({
  'message/template/index': {
    about: ['系统自动通知的模板：每种事项一份，中英文各一段。', 'Templates of automatic notices: one per kind, in both languages.'],
    acts: [
      ['修改标题和正文，用花括号里的名称代表姓名、日期等', 'Edit title and text; names in braces are replaced by people, dates and so on'],
      ['选择站外途径（微信、短信、邮件）和发送时间', 'Choose other channels (WeChat, SMS, e-mail) and when they are sent'],
      ['停用不需要的通知', 'Switch off notices you do not need'],
    ],
    next: ['修改只影响以后的通知，已经发出的不变。', 'Changes apply only to later notices; those already sent stay the same.'],
    asks: [
      [
        ['升级会改掉我的模板吗？', 'Does an upgrade change my templates?'],
        ['不会，新版本只增加新的种类。', 'No, it only adds new kinds.'],
      ],
    ],
  },
  'message/delivery/index': {
    about: [
      '站外消息的去向：谁、通过什么途径、送达没有，没有送达的写明原因。',
      'Messages sent by other channels: to whom, by which channel, whether delivered, and if not, why.',
    ],
    acts: [
      ['按状态、途径筛选', 'Filter by state and channel'],
      ['把失败的消息逐条、多选或按筛选条件全部重新发送', 'Send failed messages again: one, those ticked, or all that match the filters'],
    ],
    next: [
      '没有送达的消息三天内自动重试，之后列为失败。',
      'Undelivered messages are retried automatically for three days, then listed as failed.',
    ],
    asks: [
      [
        ['为什么看不到号码和内容？', 'Why are numbers and texts not shown?'],
        ['这些是个人信息，这里只显示姓名和标题。', 'They are personal data; only name and title are shown here.'],
      ],
    ],
  },
  'message/inbox/index': {
    about: ['等你处理的事和发给你的通知都在一处。', 'Your to-dos and all notices to you in one place.'],
    acts: [
      ['点待办直接去处理', 'Press a to-do to handle it'],
      ['按环节、未读或关键词找通知', 'Find notices by stage, unread or keyword'],
      ['一次全部标为已读', 'Mark all as read at once'],
    ],
    next: [
      '有新通知时，页面会自己更新，标题上显示未读数。',
      'The page updates automatically when a notice arrives; the window title shows how many are unread.',
    ],
    asks: [
      [
        ['不想收短信怎么办？', 'How do I stop SMS messages?'],
        [
          '在个人中心的“通知偏好”里逐项关闭，紧急通知除外。',
          'Under “Notification preferences” in “My account”, kind by kind; urgent ones cannot be switched off.',
        ],
      ],
    ],
  },
  'message/inform/own': {
    about: [
      '发给你的通知公告，打开即为已读，紧急的需要确认。',
      'Announcements to you. Opening one marks it as read; urgent ones must be confirmed.',
    ],
    acts: [
      ['阅读正文，下载附件', 'Read the text and download attachments'],
      ['对紧急通知点“我已知晓”', 'Press “I have taken note” for urgent ones'],
    ],
    next: ['发送人会看到谁已读、谁已确认。', 'The sender sees who has read and who has confirmed.'],
    asks: [
      [
        ['为什么没有正文了？', 'Why is the text gone?'],
        ['发送人撤回了这条通知。', 'The sender withdrew the announcement.'],
      ],
    ],
  },
  'message/inform/index': {
    about: [
      '写通知公告，发给人员、角色、基地、科室、届次或分组，并看谁读过。',
      'Write announcements to people, roles, bases, departments, cohorts or groups, and see who has read them.',
    ],
    acts: [
      ['先看会发给多少人，再发送或定时发送', 'See how many people it reaches, then send now or schedule'],
      ['标为紧急，要求每个人确认', 'Mark it urgent to require everybody to confirm'],
      ['提醒还没有读的人，一小时最多一次', 'Remind those who have not read it, at most once an hour'],
      ['撤回发错的通知', 'Withdraw an announcement sent by mistake'],
    ],
    next: [
      '发送后接收人固定下来，收到站内通知，可能还有微信、短信或邮件。',
      'The recipients are fixed when it is sent; they get a notice on the site, and possibly by WeChat, SMS or e-mail.',
    ],
    asks: [
      [
        ['能发给谁？', 'Who can I write to?'],
        [
          '毕后办可发给所有人，基地和科室只能发给自己的人。',
          'The education office can write to everybody; bases and departments only to their own people.',
        ],
      ],
    ],
  },
  'message/news/index': {
    about: ['全院可读的新闻，置顶的在前，其余按时间排列。', 'News for the whole hospital: pinned items first, then the newest.'],
    acts: [
      ['按标题和内容查找', 'Search titles and texts'],
      ['打开一篇阅读，下载附件', 'Open one to read it and its attachments'],
    ],
  },
  'message/news/manage': {
    about: [
      '写新闻：封面、摘要、正文和附件，现在发布或定时发布。',
      'Write news with cover, summary, text and attachments; publish now or schedule.',
    ],
    acts: [
      ['新增或修改草稿', 'Add or edit a draft'],
      ['定时发布，或立即发布', 'Publish now or schedule it'],
      ['置顶，撤回', 'Pin it, withdraw it'],
    ],
    next: [
      '发布后出现在新闻中心和首页，有账号的人都能读。',
      'Published news appears under “News” and on the home page, for everybody with an account.',
    ],
  },
  'message/collection/own': {
    about: ['请你上传的材料：要求、截止时间和进度。', 'Files you are asked to upload: instructions, due time and progress.'],
    acts: [
      ['上传文件，接受前可以更换', 'Upload files; until they are accepted you can replace them'],
      ['看退回的原因，重新上传', 'See why files were returned, and upload again'],
    ],
    next: ['收材料的人接受或退回，你会收到通知。', 'The person who asked accepts or returns them; you get a notice.'],
    asks: [
      [
        ['过了截止时间还能交吗？', 'Can I upload after the due time?'],
        ['只有允许补交的收集可以，会标为迟交。', 'Only if the collection accepts late files; they are marked as late.'],
      ],
    ],
  },
  'message/collection/index': {
    about: ['向一批人收材料：谁交了、谁没交，一处看清。', 'Ask many people for files, and see who has uploaded and who has not.'],
    acts: [
      ['写明要求、格式、大小和截止时间', 'Set instructions, formats, sizes and due time'],
      ['逐份接受或退回，可以撤销', 'Accept or return one by one; you can undo'],
      ['提醒还没有交的人', 'Remind those who have not uploaded'],
      ['按命名规则打包下载全部文件', 'Download all files as one archive, named by the rule'],
    ],
    next: [
      '被请的人收到通知；截止前 7 天、前 1 天和后 1 天自动提醒。',
      'People asked get a notice, and automatic reminders seven days and one day before the due time and one day after it.',
    ],
  },
  'message/collection/library': {
    about: ['各次收集里已接受的文件，可以查找和下载。', 'Accepted files of all collections, to find and download.'],
    acts: [
      ['按收集、姓名或文件名查找', 'Search by collection, person or file name'],
      ['预览或下载文件', 'Preview or download a file'],
    ],
  },
  'message/group/index': {
    about: [
      '常用的接收人分组：由条件组成，人员变动时自动跟随。',
      'Recipient groups: made of rules, so they follow automatically as people change.',
    ],
    acts: [
      ['新增分组，选择人员、角色、基地、科室或届次', 'Add a group of people, roles, bases, departments or cohorts'],
      ['与毕后办共享', 'Share it with the education office'],
    ],
    next: ['发通知或收材料时直接选分组。', 'Choose the group when you write an announcement or ask for files.'],
  },
  'message/concern/box': {
    about: [
      '意见箱：谁会看到、怎样保证匿名，从这里去写意见或看答复。',
      'The concern box: who reads it and how you stay anonymous. From here you write a concern or read an answer.',
    ],
    acts: [
      ['勾选不给看的人', 'Tick readers who should not see it'],
      ['不署名写意见，抄下查询码', 'Write anonymously and write down the code'],
      ['用查询码看答复、补充', 'Read the answer with the code, and add to it'],
    ],
    next: [
      '阅看人从第二天早上八点起看到。有人正处于危险时请直接找人或拨打 110、120。',
      'Readers see it from 8:00 the next morning. If somebody is in danger, go to a person directly or call 110 or 120.',
    ],
    asks: [
      [
        ['查询码丢了怎么办？', 'What if I lose the code?'],
        ['没有别的办法看到答复，请另发一条。', 'There is no other way to see the answer; send another concern.'],
      ],
    ],
  },
  'message/concern/index': {
    about: ['指定的阅看人处理意见：看内容、答复、办结。', 'Named readers handle concerns: read, answer, close.'],
    acts: [
      ['开始处理、答复、办结或重新处理', 'Take up, answer, close or reopen'],
      [
        '看统计：不足 3 条的科室不单列；意见箱满的日子、没有人能阅看的意见（3 条起）会提示',
        'See the figures: departments with fewer than three are not listed; days on which the box was full and concerns nobody can read (three or more) are pointed out',
      ],
      ['毕后办指定阅看人', 'The education office names the readers'],
    ],
    next: [
      '发送人凭查询码看到答复；补充从第二天早上八点起显示，意见重新处理。',
      'The sender reads the answer with the code; a further message is shown from 8:00 the next day and reopens the concern.',
    ],
  },
  'white/concern': {
    about: [
      '不署名写意见，或用查询码看答复；不用登录。',
      'Write a concern anonymously, or read the answer with the code; no login needed.',
    ],
    acts: [
      ['选类别，写内容，可加图片', 'Choose the kind, write, add pictures if you like'],
      ['抄下只显示一次的查询码', 'Write down the code, which is shown only once'],
      ['没有人能阅看时，可以给原来不让看的人看', 'If nobody can read it, you can show it to the readers you hid it from'],
    ],
  },
})
