export const decisionRules = []
