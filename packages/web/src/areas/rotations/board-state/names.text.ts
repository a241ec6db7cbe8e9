/** Words that many departments end with, and that distinguish none. */
export const ENDINGS = /(实验室|检查室|治疗室|研究室|中心|药房|病区|科室|专业|科|室|组|部)$/u
