# The exercise of this autograder. Change these lines to grade another one.
EXERCISE=pictures                       # patience list names them: perditio-tempus, pictures, eight-stacks, elevens, …
FILES="solitaire_1.py"                  # what must be handed in
COMMAND="python3 solitaire_1.py"        # what runs it, in the folder of the submission
BUILD=""                                # what compiles it first, such as: javac -d build Main.java
OPTIONS="--deals 0..99 --seconds 10"    # more options of patience check, such as --lenient
