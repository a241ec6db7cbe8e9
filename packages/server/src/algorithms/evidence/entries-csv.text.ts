/** What people type where there is no number. */
export const NOTHING = /^(|[-—/\\.0]+|无|没有|none|null|n\/?a|nil|unknown|不详)$/i
export const YES = /^(1|y|yes|true|t|是)$/i
export const NO = /^(|0|n|no|false|f|否)$/i
