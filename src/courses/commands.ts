/** Installs the terminal program in a folder of its source, and checks programs with it. */
export const CHECK_COMMANDS = `npm ci && npm pack && npm install --global ./patience-lab-*.tgz
patience check pictures -- python3 solitaire_1.py
patience check eight-stacks --deals 0..9 --lenient -- java Main
patience check klondike-1 --moves moves/ -- ./mysolitaire`;

/** Lists wrong programs, and runs them. */
export const FAULT_COMMANDS = `patience faults pictures
patience play pictures --fault lost-tab
patience transcript perditio-tempus 0 --fault king-as-12`;
