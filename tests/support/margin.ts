/** Half the width of the 99.9 % interval, in standard errors. */
const Z = 3.29;

/** How far the share of wins in a sample may lie from the true share; a fair sample lies farther off once in 1,000 times. */
export const marginOfError = (share: number, games: number): number =>
  Z * Math.sqrt((share * (1 - share)) / games);
