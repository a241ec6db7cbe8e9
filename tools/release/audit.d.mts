export function judgeAudit(output: string): { mayGoOn: boolean; sentence: string }
