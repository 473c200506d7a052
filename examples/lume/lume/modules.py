"""Where modules come from: the library that ships with Lume, packages, and files beside the program."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIBRARY_FOLDER = ROOT / "biblioteca"

# The library, written in Lume itself. A module may also be imported by its last name: `importa Texto`.
LIBRARY = {
    "Lume.Texto": "texto.lm",
    "Lume.Lista": "lista.lm",
    "Lume.Matematica": "matematica.lm",
    "Lume.Estatistica": "estatistica.lm",
    "Lume.Tempo": "tempo.lm",
    "Lume.Cor": "cor.lm",
    "Lume.Validacao": "validacao.lm",
}

# Other names of the same modules: with their accents, and as they were called before version 1.0.
ALIASES = {
    "Lume.Matemática": "Lume.Matematica",
    "Lume.Estatística": "Lume.Estatistica",
    "Lume.Validação": "Lume.Validacao",
    "Lume.Cadeia": "Lume.Texto",
    "Lume.Colecao": "Lume.Lista",
    "Lume.Relogio": "Lume.Tempo",
}


def official_name(name):
    """The name that stands in the library, whatever the module was called by; None when it is not of the library."""
    candidates = (ALIASES.get(full, full) for full in (name, f"Lume.{name}"))
    return next((official for official in candidates if official in LIBRARY), None)


def locate(name, importer):
    """The file that `name` means when `importer` imports it; None when there is none."""
    official = official_name(name)
    if official:
        return LIBRARY_FOLDER / LIBRARY[official]
    if name.endswith(".lm"):
        candidates = [importer.parent / name]
    else:
        candidates = [folder / "pacotes" / name / "src" / "main.lm" for folder in importer.parents]
    return next((path.resolve() for path in candidates if path.is_file()), None)
