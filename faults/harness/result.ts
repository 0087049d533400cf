/** A line of the table: what was done, what people saw meanwhile, and what was found afterwards. */
export type FaultResult = {
  fault: string;
  times: number;
  meanwhile: string;
  afterwards: string;
  /** Sentences about what did not hold. */
  problems: string[];
};
