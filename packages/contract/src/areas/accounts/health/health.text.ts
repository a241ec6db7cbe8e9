import { book } from '../../../kernel/text/label.ts'

/** What each fact of the system's health is called, how it reads, and what to do about it. */
export const healthWords = book({
  levels: { ok: ['正常', 'Good'], warn: ['注意', 'Attention'], alarm: ['告警', 'Alarm'] },
  ages: {
    none: ['无', 'none'],
    minutes: ['{count} 分钟', '{count} {count:minute|minutes}'],
    hours: ['{count} 小时', '{count} {count:hour|hours}'],
    days: ['{count} 天', '{count} {count:day|days}'],
  },
  unknown: ['读不到', 'cannot be read'],
  facts: {
    diskFreeRatio: {
      label: ['数据盘', 'Data disk'],
      shown: ['已用 {used}%，剩余 {free} GB', '{used}% used, {free} GB free'],
      unknown: ['读不到磁盘容量', 'its size cannot be read'],
      remedy: [
        '清理旧备份和旧版本，或扩大数据盘。磁盘写满后，上传和保存都会被拒绝。',
        'Remove old backups and versions, or enlarge the disk. Once it is full, every upload and every change is refused.',
      ],
    },
    memoryUsedRatio: {
      label: ['本进程的内存', 'Memory of this process'],
      shown: ['已用 {mega} MB，限额 {limit} MB', '{mega} MB of its {limit} MB used'],
      unknown: ['读不到', 'cannot be read'],
      remedy: [
        '提高该进程的内存限额（建议至少 512 MB）。超过限额时系统会终止进程，未完成的请求会失败。',
        'Raise the memory limit of the process (512 MB or more). Above it the process is killed, and running requests fail.',
      ],
    },
    databaseBytes: {
      label: ['数据库', 'Database'],
      shown: ['{mega} MB', '{mega} MB'],
      unknown: ['读不到', 'cannot be read'],
      remedy: ['', ''],
    },
    replicaLagSeconds: {
      label: ['数据库副本的延迟', 'Replica lag'],
      shown: ['{age}', '{age}'],
      unknown: ['读不到副本', 'the replica cannot be read'],
      remedy: [
        '检查 DATABASE_REPLICA_URL 指向的服务器和它的复制。在它赶上之前，报表和导出从主库读取。',
        'Check the server at DATABASE_REPLICA_URL and its replication. Until it catches up, reports and exports are read from the primary.',
      ],
    },
    backupAgeSeconds: {
      label: ['最近一次备份', 'Latest backup'],
      shown: ['{age}前', '{age} ago'],
      unknown: ['没有已知的备份', 'No backup known'],
      remedy: [
        '在服务器上运行 residency backup（源码：npm run backup），并检查每天的定时任务。',
        'Run residency backup on the server (from source: npm run backup), and check the daily timer.',
      ],
    },
    backupMissingFiles: {
      label: ['最近一次备份缺少的文件', 'Files missing from the latest backup'],
      shown: ['{count} 个', '{count}'],
      unknown: ['没有已知的备份', 'No backup known'],
      remedy: [
        '存储中找不到这些文件，备份的清单列出了它们。请从更早的备份恢复，或检查存储是否完整。',
        'These files were missing from the storage; the backup’s manifest lists them. Restore them from an older backup, or check that the storage is complete.',
      ],
    },
    backupCheckAgeSeconds: {
      label: ['最近一次备份检查', 'Latest backup check'],
      shown: ['{age}前', '{age} ago'],
      unknown: ['没有已知的检查', 'No check known'],
      remedy: [
        '运行 residency backup-check，每月至少一次，并试着恢复到一台空的机器上。',
        'Run residency backup-check at least once a month, and try restoring to an empty machine.',
      ],
    },
    unsealedAuditRows: {
      label: ['未封存的审计记录', 'Unsealed audit rows'],
      shown: ['{count} 条超过五分钟', '{count} older than five minutes'],
      unknown: ['读不到', 'cannot be read'],
      remedy: [
        '通常是有操作长时间未结束（如大批量导入），结束后会自动封存；若一直不减，请检查审计封存文件所在磁盘是否可写。',
        'Usually a long operation, such as a large import, is still running; the rows are sealed when it ends. If the number does not fall, check that the disk with the file of audit heads can be written to.',
      ],
    },
    failingWorkSeconds: {
      label: ['按时运行的工作', 'Scheduled work'],
      shown: ['有一项已连续失败{age}', 'one has been failing for {age}'],
      unknown: ['都正常', 'all running normally'],
      remedy: [
        '日志中“will be tried again”的各行写明是哪一项、什么错误代码；多为数据库、存储或磁盘的问题。',
        'Log lines with “will be tried again” name the work and its error code: usually the database, the storage or the disk.',
      ],
    },
    oldestJobSeconds: {
      label: ['等待最久的后台任务', 'Oldest waiting job'],
      shown: ['{age}', '{age}'],
      unknown: ['没有等待的任务', 'No job waiting'],
      remedy: [
        '在“后台任务”中看正在运行的任务；若没有任务在运行，请重新启动。',
        'See what is running under “Background tasks”; if nothing is, restart the product.',
      ],
    },
    failedTasks: {
      label: ['失败的导入导出', 'Failed imports and exports'],
      shown: ['24 小时内 {count} 个', '{count} within 24 hours'],
      unknown: ['读不到', 'cannot be read'],
      remedy: ['在“后台任务”中查看原因，可以再试一次。', 'See the reason under “Background tasks”; you can try again there.'],
    },
    oldestDeliverySeconds: {
      label: ['等待最久的消息', 'Oldest waiting message'],
      shown: ['{age}', '{age}'],
      unknown: ['没有等待的消息', 'No message waiting'],
      remedy: [
        '服务商可能没有应答。在下面给自己发一条测试，再看“发送记录”中的原因。',
        'The provider may not be responding. Send yourself a test below, then see the reasons under “Deliveries”.',
      ],
    },
    failedDeliveries: {
      label: ['发送失败的消息', 'Failed deliveries'],
      shown: ['24 小时内 {count} 条', '{count} within 24 hours'],
      unknown: ['读不到', 'cannot be read'],
      remedy: ['在“发送记录”中查看原因，处理后可以重新发送。', 'See the reasons under “Deliveries”; once fixed, send the messages again.'],
    },
    slowCalls: {
      label: ['平均超过一秒的接口', 'Calls averaging over a second'],
      shown: ['今天 {count} 个', '{count} today'],
      unknown: ['读不到', 'cannot be read'],
      remedy: [
        '看下面“今天最慢的接口”。若多数接口都慢，请检查数据库服务器的负载和磁盘。',
        'See “Slowest calls today” below. If most calls are slow, check the load and the disk of the database server.',
      ],
    },
    unexpectedErrors: {
      label: ['程序错误', 'Unexpected errors'],
      shown: ['24 小时内 {count} 个', '{count} within 24 hours'],
      unknown: ['读不到', 'cannot be read'],
      remedy: [
        '用户看到的错误编号可以在下面查找；请把版本、编号和位置报告给开发者。',
        'Look up the references that people saw below; report the version, reference and places to the developers.',
      ],
    },
    certificateSeconds: {
      label: ['网站证书', 'Certificate'],
      shown: ['还有 {age}到期', 'expires in {age}'],
      over: ['已过期', 'has expired'],
      unknown: ['还没有读到', 'not read yet'],
      remedy: ['请在到期前更换证书。到期后浏览器会拒绝打开。', 'Renew it before it expires; after that, browsers refuse to open the site.'],
    },
    openSessions: {
      label: ['登录中的会话', 'Open sessions'],
      shown: ['{count}', '{count}'],
      unknown: ['读不到', 'cannot be read'],
      remedy: ['', ''],
    },
  },
  test: {
    subject: ['测试邮件', 'Test'],
    text: ['这是一条测试消息，由你在“系统健康”中发出，时间 {at}。', 'This is a test message that you sent from “System health” at {at}.'],
    sent: ['已交给服务商，请看你的{where}', 'Handed to the provider; check your {where}'],
    stored: [
      '没有接入服务商，消息已存入短信发件箱，没有发出',
      'No provider is set up: the message was kept in the SMS outbox and not sent',
    ],
    refused: ['没有发成：{reason}', 'Not sent: {reason}'],
    reached: ['已连上 {host}，可以登录', '{host} was reached; people can log in'],
    local: ['这种方式不经过网络，无需测试', 'This provider uses no network, so there is nothing to test'],
    away: ['连不上统一身份认证：{reason}', 'Single sign-on cannot be reached: {reason}'],
    where: { mail: ['邮箱', 'mailbox'], sms: ['手机', 'phone'], wechat: ['微信', 'WeChat'] },
  },
})
